/**
 * What each element paints: its property `appearance`, of the type of its look. The type stands where the look is made,
 * and the element's painter takes it from there, so that a field that is renamed on one side only is an error.
 */
import type { HintAppearance } from '../app/play/hints/hint-look.js';
import type { BoardLook, MenuItem, OutcomeLook, PadLook, PlayAppearance, StatusLook } from '../app/play/look.js';
import type { PatternAppearance } from '../app/logic/pattern-look.js';

interface Painter<Look> extends HTMLElement {
  appearance: Look;
}

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-game-board': Painter<BoardLook>;
    'sudoku-game-hint': Painter<HintAppearance>;
    'sudoku-game-menu': Painter<{ name: string; items: MenuItem[] }>;
    'sudoku-game-outcome': Painter<OutcomeLook>;
    'sudoku-game-pad': Painter<PadLook>;
    'sudoku-game-status': Painter<StatusLook & { message: string }>;
    'sudoku-pattern': Painter<PatternAppearance | null>;
    'sudoku-play': Painter<PlayAppearance>;
  }
}
