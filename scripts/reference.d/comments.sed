# Makes the comments of a header what Doxygen reads: those before a thing, those behind it, and the first one, which
# is of the file. What is indented by three blanks is code or a drawing.
1i /// @file
\|^ *//|!s|\([;,{}]\) *// |\1  ///< |
s|^\( *\)//   |\1///     |
s|^\( *\)// |\1/// |
s|^\( *\)//$|\1///|
