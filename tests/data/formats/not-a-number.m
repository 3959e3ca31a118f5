board = [ ... % nine rows
  NaN NaN   7 NaN NaN   9 NaN   4   5; ... % row 1
    9   3 NaN   7 NaN   8   2   6 NaN; ... % row 2
    6 NaN NaN NaN   5 NaN NaN NaN   7; ... % row 3
  NaN   9 NaN NaN   8 NaN   5   7 NaN; ... % row 4
  NaN NaN   1   4 NaN   7 NaN   3 NaN; ... % row 5
    7   2   4 NaN   6   3   9   1 NaN; ... % row 6
  NaN   7   9   2 NaN   5 NaN NaN   6; ... % row 7
  NaN   6 NaN   9   1 NaN   7 NaN   3; ... % row 8
    1 NaN   3 NaN NaN   6   4 NaN NaN; ... % row 9
];
