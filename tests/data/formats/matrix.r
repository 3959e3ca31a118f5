m <- matrix(c(
  5, 3, NA, NA, 7, NA, NA, NA, NA,
  6, NA, NA, 1, 9, 5, NA, NA, NA,
  NA, 9, 8, NA, NA, NA, NA, 6, NA,
  8, NA, NA, NA, 6, NA, NA, NA, 3,
  4, NA, NA, 8, NA, 3, NA, NA, 1,
  7, NA, NA, NA, 2, NA, NA, NA, 6,
  NA, 6, NA, NA, NA, NA, 2, 8, NA,
  NA, NA, NA, 4, 1, 9, NA, NA, 5,
  NA, NA, NA, NA, 8, NA, NA, 7, 9), nrow = 9, byrow = TRUE)
