/**
 * The scripts of web/ that the build knows by their paths: what pages, workers and other projects address, and modules
 * that are others in the site than in web/. All the rest may lie anywhere: what imports what is asked of esbuild. Each
 * door is a file of its own in the site, with the same path.
 */

/** The app. */
export const MAIN = 'app/main.js';
/** The element. */
export const PLAYER = 'app/player.js';
export const SOLVER = 'app/solver.js';
/** One solver for all that a page of text shows. */
export const SHARED = 'app/page-solver.js';
/** The frame in other pages. */
export const FRAME = 'app/embed.js';
/** Pages that show text first and load the player when it is wanted. */
export const READERS = ['app/demo.js', 'app/lesson.js', 'app/projector.js', 'app/teachers.js'];
/** Those that start before the modules of a page, and without them. */
export const CLASSIC = ['app/early.js', 'app/late.js'];

/** The program of the package, and what it has inside there. */
export const COMMAND = 'command/stepdoku.js';
export const COMMAND_INSIDE = 'command/inside.js';

/** What a worker is started with. @param {string} path */
export const isWorker = (path) => /^app\/[\w-]+-worker\.js$/.test(path);

/** What the frame never asks for. */
export const NOT_IN_FRAME = ['app/solver/batch-solver.js', 'app/solver/logic-solver.js', 'app/formats/formats.js'];

/** Between the solver's module and JavaScript; Emscripten makes it. */
export const GLUE = 'wasm/sudoku.mjs';

/** Written when the site is made. */
export const LANGUAGES = 'app/i18n/languages.js';
export const ADDRESS = 'app/public-address.js';
export const DIGESTS = 'app/module-digests.js';

/** Other modules stand for these in a script that has all files inside. */
export const FILES = 'app/files.js';
export const NODE_FILES = 'app/node-files.js';
