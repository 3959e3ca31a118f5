/**
 * Contenders at the same work, in turn, so that a busy minute of the machine meets all of them: the
 * median of five rounds by two clocks, one line of JSON each, and tables of all at the end.
 *
 * The clocks are the wall's and the process's CPU time. They differ where other processes want the
 * processor, and where threads help: the garbage collector of dancing-links works in three others.
 *
 * @typedef {{ wall: number, cpu: number | null }} Rate a second; null: of the browser's no CPU time is known
 *
 * @typedef {object} Contender
 * @property {string} name
 * @property {() => Rate | Promise<Rate>} rate
 * @property {object} [facts] for its line
 */
import { median } from './trace.js';

const ROUNDS = 5;
/** Shorter work is repeated: milliseconds. */
const LEAST = 100;

/** @param {() => number} work returns how many it did @returns {Rate} */
export function rateOf(work) {
  const start = performance.now();
  const usage = process.cpuUsage();
  let [done, elapsed] = [0, 0];
  while (elapsed < LEAST) {
    done += work();
    elapsed = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(usage);
  return { wall: (1000 * done) / elapsed, cpu: (1e6 * done) / (user + system) };
}

export class Contest {
  /** @type {Map<string, Map<string, Record<'wall' | 'cpu', string>>>} by contender and event */
  #cells = new Map();
  /** @type {string[]} */
  #events = [];
  #baseline;
  #unit;

  /** @param {{ baseline: string, unit: string }} what the name of the contender that the others are compared to */
  constructor({ baseline, unit }) {
    this.#baseline = baseline;
    this.#unit = unit;
  }

  /**
   * @param {string} event a column of the tables
   * @param {object} about for the lines
   * @param {Contender[]} contenders
   */
  async race(event, about, contenders) {
    /** @type {Record<string, Rate>[]} */
    const rounds = [];
    for (let round = -1; round < ROUNDS; round++) {
      /** @type {Record<string, Rate>} */
      const rates = {};
      for (const { name, rate } of contenders) rates[name] = await rate();
      if (round >= 0) rounds.push(rates); // the first one is for the compilers of the engine
    }
    this.#events.push(event);
    for (const { name, facts } of contenders) {
      const figures = { ...this.#figures(event, rounds, name, 'wall'), ...this.#figures(event, rounds, name, 'cpu') };
      console.log(JSON.stringify({ ...about, what: name, unit: this.#unit, ...figures, ...facts }));
    }
  }

  /** @param {string} event @param {Record<string, Rate>[]} rounds @param {string} name @param {'wall' | 'cpu'} clock */
  #figures(event, rounds, name, clock) {
    if (rounds.some((rates) => rates[name][clock] === null)) return {};
    const rates = rounds.map((round) => Number(round[name][clock]));
    const ratios = rounds.map((round, i) => rates[i] / Number(round[this.#baseline][clock]));
    const [rate, ratio] = [median(rates), median(ratios)];
    const row = this.#cells.get(name) ?? new Map();
    row.set(event, { ...row.get(event), [clock]: `${readable(rate)} ${ratio.toPrecision(3)}x` });
    this.#cells.set(name, row);
    return {
      [clock]: Number(rate.toPrecision(4)),
      [`${clock}, times ${this.#baseline}`]: Number(ratio.toPrecision(3)),
    };
  }

  /** Two tables, of which a cell has the rate and how many times it is that of the baseline. */
  print() {
    for (const clock of /** @type {const} */ (['wall', 'cpu'])) {
      const rows = [...this.#cells].map(([name, row]) => [
        name,
        ...this.#events.map((event) => row.get(event)?.[clock] ?? ''),
      ]);
      const table = [
        [`${this.#unit}, ${clock === 'wall' ? 'wall time' : 'CPU time'}`, ...this.#events],
        ...rows.filter(([, ...cells]) => cells.some(Boolean)),
      ];
      const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
      const lines = table.map(([name, ...cells]) =>
        [name.padEnd(widths[0]), ...cells.map((cell, i) => cell.padStart(widths[i + 1]))].join('  '),
      );
      console.log(`\n${lines.join('\n')}`);
    }
  }
}

/** @param {number} rate */
function readable(rate) {
  if (rate >= 1e6) return `${(rate / 1e6).toPrecision(3)} M`;
  return rate >= 1000 ? `${(rate / 1000).toPrecision(3)} K` : rate.toPrecision(3);
}
