/**
 * <sudoku-player> in the JSX of React, from version 19 on. To import this is to load the element as well:
 *
 *     import 'stepdoku/react';
 *     <sudoku-player puzzle="1.....3..4.....2" onsudoku-step={({ detail }) => console.log(detail.step)} />
 *
 * React sets what is a property of the element, and listens where `on` stands before the name of an event.
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SudokuPlayer, SudokuPlayerAttributes, SudokuPlayerEvents } from './sudoku-player.js';

type Listeners = {
  [Type in keyof SudokuPlayerEvents as `on${Type}` | `on${Type}Capture`]?: (
    event: SudokuPlayerEvents[Type] & { readonly currentTarget: SudokuPlayer },
  ) => void;
};

/** What may stand in the tag; whatever every element has, too. */
export interface SudokuPlayerProps
  extends DetailedHTMLProps<HTMLAttributes<SudokuPlayer>, SudokuPlayer>, Partial<SudokuPlayerAttributes>, Listeners {}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sudoku-player': SudokuPlayerProps;
    }
  }
}
