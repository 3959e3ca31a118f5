import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse, scripts, treeOf, visibleLiterals } from '../support/sources.js';
import { dictionaries, leavesOf, read } from '../support/texts.js';

for (const path of scripts) {
  test(`${path} shows no text that is not in the dictionaries`, () => {
    assert.deepEqual(visibleLiterals(treeOf(path)), []);
  });
}

/** @type {[source: string, literals: string[]][]} */
const samples = [
  ["setText(node, 'Play')", ['Play']],
  ['setText(node, t(`mode.${mode}`))', []],
  ["setText(node, playing ? 'Pause' : '')", ['Pause']],
  ["setText(node, 'Step ' + n)", ['Step ']],
  ["setAttribute(node, 'aria-label', 'Close')", ['Close']],
  ["node.setAttribute('title', 'Close')", ['Close']],
  ["setAttribute(node, 'aria-pressed', 'true')", []],
  ["node.textContent = 'Done'", ['Done']],
  ["node.textContent = error?.text ?? 'No'", ['No']],
  ["this.name = 'SolverError'", []],
  ["html('p', {}, ['Hello'])", ['Hello']],
  ["html('p', { class: 'unseen', 'aria-label': 'Board' })", ['Board']],
  ["html('p', { class: 'unseen' }, [next.text])", []],
  ["document.createTextNode('Hello')", ['Hello']],
  ['const look = { text: `${a} of ${b}` }', [' of ']],
  ["const look = { id: 'step', mark: '✓', text: t('transport.step') }", []],
  ["const look = { text: '' }", []],
  ["const line = `${verdict.text}. ${t('transport.blocked')}`", ['. ']],
  ['const line = `${text} · ${length}`', []],
  ["content.join(', ')", [', ']],
  ["classes.join(' ')", []],
  ["throw new Error('no message')", []],
];

for (const [source, literals] of samples) {
  test(`in ${source} a reader would see ${JSON.stringify(literals)}`, () => {
    assert.deepEqual(visibleLiterals(parse(source)), literals);
  });
}

/** Everything in a piece of HTML that can be read, with the tags it stands in. @param {string} html */
function* visible(html) {
  /** @type {{ name: string, tag: string }[]} */
  const open = [];
  for (const [, comment, tag, text] of html.matchAll(/(<!--.*?-->)|(<[^>]+>)|([^<]+)/gs)) {
    if (comment) continue;
    const [, end, name] = /^<(\/?)([\w-]+)/.exec(tag ?? '') ?? [];
    if (text?.trim()) {
      yield { what: text.trim(), tag: open.at(-1)?.tag ?? '', inside: open.map((element) => element.name) };
    }
    if (tag && !end) yield { what: tag, tag, inside: [...open.map((element) => element.name), name] };
    if (end) open.pop();
    else if (tag && !tag.endsWith('/>')) open.push({ name, tag });
  }
}

const english = leavesOf(dictionaries.en);

for (const page of ['index.html', 'demo/index.html', 'demo/strict.html']) {
  const html = read(page);
  const body = [...visible(html.slice(html.indexOf('<body>'), html.indexOf('</body>') + '</body>'.length))];

  test(`every text of ${page} but the brand carries its key`, () => {
    const texts = body.filter(({ what }) => !what.startsWith('<'));
    const plain = texts.filter(({ tag }) => !tag.includes('data-text='));
    assert.deepEqual(
      plain.map(({ what }) => what),
      ['Step', 'doku'],
    );
    for (const { tag } of plain) assert.match(tag, /class="brand"|^<b>/);
    assert.ok(texts.length > plain.length);
  });

  test(`every label of ${page} carries its key, and is in English until a language is there`, () => {
    const labelled = body.filter(({ what }) => /^<.*\s(aria-label|title|alt|placeholder)=/s.test(what));
    assert.ok(labelled.length >= 2);
    for (const { what } of labelled) {
      const [key, label] = [/data-label="([^"]*)"/.exec(what)?.[1], /aria-label="([^"]*)"/.exec(what)?.[1]];
      assert.equal(label, english.get(key ?? ''), what);
    }
  });
}
