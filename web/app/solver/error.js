/** The one error class of the interface; what a user can type comes back as values instead. */
export class SolverError extends Error {
  /**
   * @param {string} code
   * @param {{ conflicts?: import('../solver.js').Conflict[], error?: import('../solver.js').ParseError, bounds?:
   *   import('../solver.js').Bounds, cause?: unknown }} [details]
   */
  constructor(code, { cause, ...details } = {}) {
    super(code, { cause });
    this.name = 'SolverError';
    this.code = code;
    Object.assign(this, details);
  }
}
