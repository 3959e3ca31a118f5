/**
 * Every attribute, property and method that sudoku-player.d.ts declares, with whatever a page should not hand over:
 * nothing is thrown, nothing is said on the console, and the player goes on.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { attributes as observed } from '../../../web/app/player/attributes.js';
import { createRandom } from '../../support/random.js';
import { useApp } from '../support/app.js';
import { hostileHere } from '../support/hostile.js';
import { test } from '../engines/test.js';

const { open } = useApp();

const path = new URL('../../../web/app/sudoku-player.d.ts', import.meta.url);
const source = ts.createSourceFile('sudoku-player.d.ts', readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
const members = source.statements
  .filter(ts.isClassDeclaration)
  .filter(({ name }) => name?.text === 'SudokuPlayer')
  .flatMap((one) => [...one.members]);

/** @param {(member: ts.ClassElement) => boolean} isMeant */
const namesOf = (isMeant) => members.filter(isMeant).map(({ name }) => name?.getText() ?? '');

/** What can be done to a player, by its kind. */
const ways = {
  attribute: [...new Set([...observed, 'game'])],
  property: namesOf(ts.isPropertyDeclaration),
  method: namesOf(ts.isMethodDeclaration),
};

/** How many things are done in any order. */
const DEEDS = process.env.CI ? 300 : 3000;

/**
 * Runs in the page: does something to its player with values that mean harm, and looks after each whether the player
 * still has a board and takes a step.
 * @param {{ deeds: [kind: string, name: string, nth?: number][] }} what each is done with each value, or with one only
 * @returns {Promise<{ done: number, wrong: string[] }>}
 */
async function harm({ deeds }) {
  const player = /** @type {any} */ (document.querySelector('sudoku-player'));
  const small = '1.....3..4.....2';
  const values = Object.entries(/** @type {any} */ (globalThis).hostileValues);
  /** @type {string[]} */
  const wrong = [];
  let done = 0;

  /** @param {() => boolean} is */
  const comes = async (is) => {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      if (is()) return true;
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    return false;
  };
  /** @type {Record<string, (name: string, value: any) => void>} */
  const acts = {
    attribute: (name, value) => player.setAttribute(name, value),
    property: (name, value) => Reflect.set(player, name, value), // where it can only be read, that is false
    method: (name, value) => player[name](value),
  };
  /** Where it stands with a puzzle of its own again: what went wrong, if something did. */
  const recovers = async () => {
    player.lang = 'en';
    for (const name of ['controls', 'code', 'autoplay']) player.removeAttribute(name);
    Object.assign(player, { mode: 'watch', algorithm: 'backtracking', speed: 10, puzzle: small });
    player.reset();
    const cells = () => player.shadowRoot.querySelectorAll('sudoku-board .cell').length;
    if (!(await comes(() => player.puzzle === small && player.position === 0 && cells() === 16))) return 'no board';
    player.next();
    return (await comes(() => player.position > 0)) ? null : 'takes no step';
  };

  for (const [kind, name, only] of deeds) {
    for (const [about, make] of only === undefined ? values : [values[only % values.length]]) {
      const where = `${kind} ${name}, ${about}`;
      /** @type {unknown} */
      let value;
      try {
        value = make();
        if (kind === 'attribute') value = String(value); // what cannot be a text the browser itself refuses
      } catch {
        continue; // this engine has no such value
      }
      done += 1;
      try {
        acts[kind](name, value);
      } catch (error) {
        wrong.push(`${where}: ${error}`);
      }
      if (only !== undefined && done % 10 > 0) continue;
      const fault = await recovers();
      if (fault) wrong.push(`${where}: ${fault}`);
    }
  }
  return { done, wrong };
}

test('what the element declares is all that is tried', () => {
  assert.ok(ways.property.length > 10 && ways.method.length > 7, JSON.stringify(ways));
  const declared = /SudokuPlayerAttributes = Pick<[^>]*>/.exec(source.text)?.[0] ?? '';
  const own = [...declared.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  assert.deepEqual([...own, 'lang'].sort(), [...ways.attribute].sort());
  return Promise.resolve();
});

for (const [kind, names] of Object.entries(ways)) {
  for (const name of names) {
    test(`the ${kind} ${name} takes whatever it is given: nothing is thrown, and the player goes on`, async () => {
      const app = await open({}, { head: [hostileHere] });
      await app.reads('verdict', 'Exactly one solution');
      const { done, wrong } = await app.page.evaluate(harm, /** @type {any} */ ({ deeds: [[kind, name]] }));
      assert.deepEqual(wrong, []);
      assert.ok(done > 50, `${done} values`);
      await app.close();
    });
  }
}

test(`${DEEDS} of all this in any order: nothing is thrown, and the player goes on`, async (t) => {
  const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1e6);
  t.diagnostic(`HOSTILE_SEED=${seed}`);
  const random = createRandom(seed);
  const all = Object.entries(ways).flatMap(([kind, names]) => names.map((name) => [kind, name]));
  const app = await open({}, { head: [hostileHere] });
  await app.reads('verdict', 'Exactly one solution');
  const deeds = Array.from({ length: DEEDS }, () => [...random.pick(all), random.below(1000)]);
  const { wrong } = await app.page.evaluate(harm, /** @type {any} */ ({ deeds }));
  assert.deepEqual(wrong, [], `HOSTILE_SEED=${seed}`);
  await app.close();
});
