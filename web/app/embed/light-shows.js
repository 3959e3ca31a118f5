/** What the light player can show; for more it takes the whole one. Pure. */

/** Beside the board. */
const controls = ['verdict', 'sentence', 'scrubber', 'transport', 'speed', 'grain'];

/** The algorithms that it can tell about: they read row by row, and end with the first solution. */
export const lightAlgorithms = ['backtracking', 'lookup-tables'];

/** Whether the light player will do. @param {ReadonlySet<string>} shown @param {string} algorithm */
export const suitsLightPlayer = (shown, algorithm) =>
  lightAlgorithms.includes(algorithm) && [...shown].every((name) => controls.includes(name));
