/** A page that has the classic script from the package. Nothing runs it. */
import 'stepdoku/classic';

document.querySelector('sudoku-player')?.seek(5);
document.createElement('sudoku-player').addEventListener('sudoku-step', ({ detail }) => detail.step.row);
// @ts-expect-error there is no such method
document.createElement('sudoku-player').rewind();
