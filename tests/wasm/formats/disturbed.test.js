/** Every form, whatever copying, mails and word processors do to it, is read as what it holds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { examples, puzzlesOf } from '../support/formats.js';
import { solver } from '../support/solver.js';

const INVISIBLE = '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2063\u2066\u2069\ufe0f\ufeff\u20e3';

/** @param {string} text @param {RegExp} signs */
const wide = (text, signs) => text.replace(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** @param {string} text */
function withBentQuotes(text) {
  let isOpen = false;
  const bent = text.replace(/"/g, () => {
    isOpen = !isOpen;
    return isOpen ? '\u201c' : '\u201d';
  });
  return bent.replaceAll("'", '\u2019');
}

/** @type {Record<string, (text: string) => string>} */
const disturbances = {
  'lines that end with CR LF': (text) => text.replaceAll('\n', '\r\n'),
  'lines that end with CR': (text) => text.replaceAll('\n', '\r'),
  'lines that end in three ways': (text) =>
    text
      .split('\n')
      .map((line, at) => line + ['\n', '\r\n', '\r'][at % 3])
      .join('')
      .replace(/[\r\n]+$/, ''),
  'a byte order mark': (text) => `\ufeff${text}`,
  'blank lines around': (text) => `\n\n \n${text}\n\n\t\n`,
  'an indent of blanks': (text) => text.replace(/^(?=.)/gm, '    '),
  'an indent of tabs': (text) => text.replace(/^(?=.)/gm, '\t'),
  'a quoted mail': (text) => text.replace(/^/gm, '> '),
  'a mail that was quoted twice': (text) => text.replace(/^/gm, '>> '),
  'a comment of a program': (text) => text.replace(/^/gm, '# '),
  'blanks at the ends of lines': (text) => text.replace(/(?=\n)/g, '   '),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'full-width signs': (text) => wide(text, /[!-~]/g),
  'full-width digits': (text) => wide(text, /[0-9]/g),
  'bent quotes': withBentQuotes,
  'tabs for blanks': (text) => text.replaceAll(' ', '\t'),
  'no-break hyphens': (text) => text.replaceAll('-', '\u2011'),
  'three dots in one sign': (text) => text.replaceAll('...', '\u2026'),
  'a capital X': (text) => text.replace(/(?<![a-zA-Z0-9+/])x|(?<=\d)x(?=[\d:])|x(?=[x.\d ])/g, 'X'),
  'a letter around it': (text) =>
    `Hello Ada,\n\nHere's the puzzle (as promised):\n\n${text.replace(/\n+$/, '')}\n\nBye :)\nGrace\n`,
  'a fence of Markdown': (text) => `\`\`\`\n${text.replace(/\n?$/, '\n')}\`\`\`\n`,
};

/** Where blanks are cells, those before them are cells as well. Packed texts and escapes have no other signs. */
const apart = [
  /^line-blanks\.txt: (?:an indent|a letter|a comment|a fence)/,
  /^marks-terminal\.txt: full-width/,
  /^f-puzzles-link\.txt: a capital X/,
];

for (const [how, change] of Object.entries(disturbances)) {
  test(`every form is read with ${how}`, () => {
    for (const { name, text, puzzles } of examples) {
      if (apart.some((pattern) => pattern.test(`${name}: ${how}`))) continue;
      assert.deepEqual(puzzlesOf(solver.parse(change(text))), puzzles, name);
    }
  });
}

const sprinkled = fc
  .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), fc.constantFrom(...INVISIBLE)), { maxLength: 40 }))
  .map(([example, signs]) => ({
    ...example,
    text: signs.reduce((text, [at, sign]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + sign + text.slice(place);
    }, example.text),
  }));

test('every form is read with invisible signs anywhere in it', () => {
  fc.assert(
    fc.property(sprinkled, ({ name, text, puzzles }) => {
      assert.deepEqual(puzzlesOf(solver.parse(text)), puzzles, name);
    }),
    { numRuns: 3000, seed: 200 },
  );
});

const twice = fc.tuple(
  fc.constantFrom(...examples),
  fc.constantFrom(...Object.keys(disturbances)),
  fc.constantFrom('lines that end with CR LF', 'a byte order mark', 'blank lines around', 'a quoted mail'),
);

test('every form is read with two disturbances at once', () => {
  fc.assert(
    fc.property(twice, ([{ name, text, puzzles }, one, other]) => {
      fc.pre(one !== other && !apart.some((pattern) => pattern.test(`${name}: ${one}`)));
      fc.pre(!(name === 'line-blanks.txt' && (one + other).includes('blank')));
      fc.pre(!(one.startsWith('lines that end') && other.startsWith('lines that end'))); // they make empty lines
      assert.deepEqual(
        puzzlesOf(solver.parse(disturbances[other](disturbances[one](text)))),
        puzzles,
        `${name}: ${one}`,
      );
    }),
    { numRuns: 2000, seed: 47 },
  );
});
