/** The classic script exports nothing: with it, the page has the element. */
import './sudoku-player.js';
