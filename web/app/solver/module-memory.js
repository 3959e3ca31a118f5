/**
 * How much of the module's memory a call may need, at most: it is asked for that before it begins, so
 * that a run which cannot go on is refused and all others live on.
 */

/** What a run keeps of so many steps, or more: a copy of its search. */
const STEPS = 4096;
const MOST_COPIES = 4096;
/** Bytes of a copy, and of its place in the list of them. */
const COPY = 600;
/** Bytes of a copy while it is saved, and its list grows. */
const SAVED = 1536;
/** A saved search has no fewer bytes. */
const LEAST_SAVED = 14;
/** Bytes of a column of a shape. */
const COLUMN = 64;

/**
 * For a look at another position: five copies of a search, each with what it makes to go on (33 KB of links at most).
 */
export const ROOM_TO_LOOK = 5 * 34_000;
/** Nothing that lasts may take the room from those who look, or solve a puzzle. */
const RESERVE = 2 * ROOM_TO_LOOK;

/** @param {number} steps */
const copiesOf = (steps) => Math.min(Math.ceil(steps / STEPS) + 1, MOST_COPIES);

/** To learn so many new steps. @param {number} steps */
export const roomToLearn = (steps) => RESERVE + COPY * copiesOf(steps);

/** To save so many steps. @param {number} steps */
export const roomToSave = (steps) => ROOM_TO_LOOK + SAVED * copiesOf(steps);

/** To take over so many bytes. @param {number} bytes */
export const roomToMerge = (bytes) => RESERVE + bytes + COPY * Math.min(Math.ceil(bytes / LEAST_SAVED), MOST_COPIES);

/** For the shape of a run. @param {number} columns */
export const roomForShape = (columns) => ROOM_TO_LOOK + COLUMN * columns;

/** Whether the next step may be one that is kept, or the first one. @param {number} position */
export const isKept = (position) => (position + 1) % STEPS < 2;
