/**
 * The class of each element by its name. So an element that is made or found by its name has the type of its
 * `appearance`, which is that of the look that it paints.
 */
import type { SudokuCompare } from './compare/compare.js';
import type { SudokuKeys } from './dialogs/keys.js';
import type { SudokuChooser } from './dialogs/new-puzzle.js';
import type { SudokuChoice } from './dialogs/pick-puzzle.js';
import type { SudokuFirstWords } from './first-visit/first-words.js';
import type { SudokuForkMarks } from './fork/fork-marks.js';
import type { SudokuFork } from './fork/fork.js';
import type { SudokuGenerator } from './generator/generator.js';
import type { SudokuBoth } from './insight/two-solutions.js';
import type { SudokuLists } from './lists/lists.js';
import type { SudokuDeductions } from './logic/deductions.js';
import type { SudokuPattern } from './logic/pattern.js';
import type { SudokuTechnique } from './logic/technique.js';
import type { SudokuUpdate } from './offline/update.js';
import type { SudokuGameBoard } from './play/game-board.js';
import type { SudokuGameMenu } from './play/game-menu.js';
import type { SudokuGamePad } from './play/game-pad.js';
import type { SudokuGameStatus } from './play/game-status.js';
import type { SudokuGames } from './play/games.js';
import type { SudokuGameHint } from './play/hint.js';
import type { SudokuGameOutcome } from './play/outcome.js';
import type { SudokuPlaySettings } from './play/play-settings.js';
import type { SudokuPlay } from './play/play.js';
import type { SudokuPicker } from './player/algorithm-select.js';
import type { SudokuBar } from './player/bar.js';
import type { SudokuAsk, SudokuAssist, SudokuHelp, SudokuOut } from './player/beside.js';
import type { SudokuBoard } from './player/board.js';
import type { SudokuCode, SudokuLanguages } from './player/code.js';
import type { SudokuCounters, SudokuLegend } from './player/counters.js';
import type { SudokuMiniBoard } from './player/mini-board.js';
import type { SudokuNotice } from './player/notice.js';
import type { SudokuPad } from './player/pad.js';
import type { SudokuPosition } from './player/position.js';
import type { SudokuScrubber } from './player/scrubber.js';
import type { SudokuSolutions } from './player/solutions.js';
import type { SudokuStack } from './player/stack.js';
import type { SudokuTabs } from './player/tabs.js';
import type { SudokuSentence, SudokuVerdict } from './player/texts.js';
import type { SudokuTransport } from './player/transport.js';
import type { SudokuWhy } from './player/why.js';
import type { SudokuPredict } from './predict/predict.js';
import type { SudokuSheet } from './share/paper.js';
import type { SudokuShareCopy } from './share/share-copy.js';
import type { SudokuShareEmbed } from './share/share-embed.js';
import type { SudokuSharePicture } from './share/share-picture.js';
import type { SudokuSharePrint } from './share/share-print.js';
import type { SudokuShare } from './share/share.js';
import type { SudokuTree } from './tree/tree.js';

declare global {
  interface HTMLElementTagNameMap {
    'sudoku-ask': SudokuAsk;
    'sudoku-assist': SudokuAssist;
    'sudoku-bar': SudokuBar;
    'sudoku-board': SudokuBoard;
    'sudoku-both': SudokuBoth;
    'sudoku-choice': SudokuChoice;
    'sudoku-chooser': SudokuChooser;
    'sudoku-code': SudokuCode;
    'sudoku-compare': SudokuCompare;
    'sudoku-counters': SudokuCounters;
    'sudoku-deductions': SudokuDeductions;
    'sudoku-first-words': SudokuFirstWords;
    'sudoku-foot': SudokuHelp;
    'sudoku-fork': SudokuFork;
    'sudoku-fork-marks': SudokuForkMarks;
    'sudoku-game-board': SudokuGameBoard;
    'sudoku-game-hint': SudokuGameHint;
    'sudoku-game-menu': SudokuGameMenu;
    'sudoku-game-outcome': SudokuGameOutcome;
    'sudoku-game-pad': SudokuGamePad;
    'sudoku-game-status': SudokuGameStatus;
    'sudoku-games': SudokuGames;
    'sudoku-generator': SudokuGenerator;
    'sudoku-help': SudokuHelp;
    'sudoku-keys': SudokuKeys;
    'sudoku-languages': SudokuLanguages;
    'sudoku-legend': SudokuLegend;
    'sudoku-lists': SudokuLists;
    'sudoku-mini-board': SudokuMiniBoard;
    'sudoku-notice': SudokuNotice;
    'sudoku-out': SudokuOut;
    'sudoku-pad': SudokuPad;
    'sudoku-pattern': SudokuPattern;
    'sudoku-picker': SudokuPicker;
    'sudoku-play': SudokuPlay;
    'sudoku-play-settings': SudokuPlaySettings;
    'sudoku-position': SudokuPosition;
    'sudoku-predict': SudokuPredict;
    'sudoku-scrubber': SudokuScrubber;
    'sudoku-sentence': SudokuSentence;
    'sudoku-share': SudokuShare;
    'sudoku-share-copy': SudokuShareCopy;
    'sudoku-share-embed': SudokuShareEmbed;
    'sudoku-share-picture': SudokuSharePicture;
    'sudoku-share-print': SudokuSharePrint;
    'sudoku-sheet': SudokuSheet;
    'sudoku-solutions': SudokuSolutions;
    'sudoku-stack': SudokuStack;
    'sudoku-tabs': SudokuTabs;
    'sudoku-technique': SudokuTechnique;
    'sudoku-transport': SudokuTransport;
    'sudoku-tree': SudokuTree;
    'sudoku-update': SudokuUpdate;
    'sudoku-verdict': SudokuVerdict;
    'sudoku-why': SudokuWhy;
  }
  interface HTMLElementEventMap {
    /** What a part asks for: an action of the state or a command of the player. */
    intent: CustomEvent<{ type: string; [key: string]: any }>;
  }
}
