import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast, distance, eyes, mix, parse, sheet, themes } from '../support/colours.js';

/** The colours that are behind a digit: of the tokens alone, or mixed with the panel as in the style sheets. */
const states = ['panel', 'select', 'check', 'conflict', 'place', 'retreat'];

/** @typedef {import('../support/colours.js').Colour} Colour */

/**
 * What the style sheets mix, and how much of which token: each mix of board.css is in here.
 * @type {Record<string, [token: string, share: number]>}
 */
const mixes = {
  unit: ['check', 0.45],
  eliminate: ['conflict', 0.26],
  erase: ['retreat', 0.55],
  held: ['accent', 0.24],
  exhausted: ['conflict', 0.3],
};

/** @param {Record<string, Colour>} tokens @returns {Record<string, Colour>} every colour that text stands on */
const grounds = (tokens) => ({
  ...Object.fromEntries([...states, 'paper'].map((name) => [name, tokens[name]])),
  ...Object.fromEntries(
    Object.entries(mixes).map(([name, [token, share]]) => [name, mix(tokens[token], tokens.panel, share)]),
  ),
});

/**
 * Which text stands on which ground: givens, the reader's digits, digits tried and placed, and signs are in ink.
 * @type {[text: string, grounds: string[]][]}
 */
const texts = [
  ['ink', [...states, 'paper', ...Object.keys(mixes)]],
  ['soft', ['panel', 'paper']], // candidates, and all that is said softly
  ['accent', ['panel', 'paper']], // digits of the solution, buttons that are on
  ['bad', ['panel', 'paper', 'eliminate']], // a candidate struck out, faults
  ['good', ['panel', 'paper']],
];

/** What must be seen, not read: lines, rings and knobs. @type {[line: string, grounds: string[]][]} */
const lines = [
  ['line', ['panel', 'paper']],
  ['strong', ['panel', 'paper']],
  ['accent', ['panel', 'paper']],
  ['ink', [...states, ...Object.keys(mixes)]],
  ['good', ['panel', 'paper']],
];

for (const [theme, tokens] of Object.entries(themes())) {
  const ground = grounds(tokens);

  for (const [list, least] of /** @type {const} */ ([
    [texts, 4.5],
    [lines, 3],
  ])) {
    const what = least === 4.5 ? 'text on every colour that it stands on' : 'lines, rings and signs';
    test(`${theme}: contrast of at least ${least} : 1 for ${what}`, () => {
      for (const [front, names] of list) {
        for (const name of names) {
          const ratio = contrast(tokens[front], ground[name]);
          assert.ok(ratio >= least, `${front} on ${name}: ${ratio.toFixed(2)}`);
        }
      }
      assert.ok(contrast(tokens['on-accent'], tokens.accent) >= 4.5);
    });
  }

  test(`${theme}: the five colours of steps and the empty cell are at least 7 apart, for all eyes`, () => {
    for (const eye of Object.keys(eyes)) {
      states.forEach((one, index) =>
        states.slice(index + 1).forEach((other) => {
          const apart = distance(tokens[one], tokens[other], eye);
          assert.ok(apart >= 7, `${one} and ${other}, ${eye}: ${apart.toFixed(1)}`);
        }),
      );
    }
  });
}

test('the board mixes no colours but those that are measured here', () => {
  const mixed = [
    ...sheet('player/board').matchAll(/color-mix\(in srgb, var\(--sudoku-(\w+)\) (\d+)%, var\(--sudoku-panel\)\)/g),
  ];
  assert.equal(mixed.length, sheet('player/board').split('color-mix(').length - 1);
  for (const [text, token, percent] of mixed) {
    assert.ok(
      Object.values(mixes).some(([name, share]) => name === token && Math.round(share * 100) === Number(percent)),
      text,
    );
  }
});

test('what is measured is what WCAG and OKLab say', () => {
  assert.equal(contrast(parse('#000'), parse('#fff')), 21);
  assert.equal(contrast(parse('#777'), parse('#fff')).toFixed(2), '4.48');
  assert.equal(distance(parse('#000'), parse('#fff'), 'normal').toFixed(1), '100.0');
  assert.equal(distance(parse('#f00'), parse('#00f'), 'normal').toFixed(1), '53.7');
  const [red, green] = [parse('#ff0000'), parse('#6f6000')];
  assert.ok(distance(red, green, 'protan') < distance(red, green, 'normal') / 2, 'red is seen badly');
  assert.deepEqual(mix(parse('#fff'), parse('#000'), 0.2), [51, 51, 51]);
});

test('on paper an element has the light theme, on white, whatever its page has given to it', () => {
  const { light } = themes();
  const paper = [...sheet('player/base').matchAll(/--sudoku-([\w-]+): (#\w+) !important/g)];
  assert.deepEqual(Object.fromEntries(paper.map(([, name, value]) => [name, parse(value)])), {
    ...light,
    paper: parse('#fff'),
    hair: parse('#a3a9b5'),
  });
});
