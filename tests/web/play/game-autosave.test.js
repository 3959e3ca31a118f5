import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindAutosave, GameAutosave, REST } from '../../../web/app/play/keeping/game-autosave.js';
import { FakeClock } from '../support/clock.js';
import { FakeStorage } from '../support/storage.js';
import { begun, fresh, keptIn, move, puzzleOf } from './keeping.js';

/** Tabs of one browser: what one writes, the others hear of. */
class Browser {
  clock = new FakeClock();
  storage = new FakeStorage();
  time = 1000;
  /** @type {Tab[]} */
  tabs = [];
  /** Storage events that nobody has heard yet. @type {{ from: Tab, key: string }[]} */
  events = [];

  /** @param {string} name */
  open(name) {
    const tab = new Tab(this, name);
    this.tabs.push(tab);
    return tab;
  }

  /** @param {number} [ms] */
  pass(ms = REST) {
    this.time += ms;
    this.clock.advance(ms);
    this.hear();
  }

  hear() {
    for (let event; (event = this.events.shift());) {
      for (const tab of this.tabs) if (tab !== event.from) tab.autosave.hear(event.key);
    }
  }
}

/** A tab with a state that follows what it is told. */
class Tab {
  news = /** @type {string[]} */ ([]);
  /** @type {import('../../../web/app/play/game.js').Game | null} */
  game = null;

  /** @param {Browser} browser @param {string} name */
  constructor(browser, name) {
    const { storage, events } = browser;
    const games = keptIn(storage);
    this.games = games;
    this.autosave = new GameAutosave({
      clock: browser.clock,
      now: () => browser.time,
      games: {
        read: (puzzle) => games.read(puzzle),
        holds: (game) => games.holds(game),
        stamp: (puzzle) => games.stamp(puzzle),
        isNameOf: (name, puzzle) => games.isNameOf(name, puzzle),
        write: (kept) => {
          events.push({ from: this, key: `stepdoku.play.game.${kept.game.puzzle}` });
          return games.write(kept);
        },
      },
      tab: name,
      tell: (news) => {
        this.news.push(news.type);
        if (news.type === 'adopt') this.show(news.game);
      },
    });
  }

  /** @param {import('../../../web/app/play/game.js').Game | null} game */
  show(game) {
    this.game = game;
    this.autosave.follow(game);
  }

  /** @param {number} digit @param {number} [cell] */
  play(digit, cell) {
    if (this.game) this.show(move(this.game, digit, cell));
  }

  get kept() {
    return this.games.read(puzzleOf(1))?.game ?? null;
  }
}

test('a move is kept soon after, and several at once', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  tab.show(fresh(1));
  tab.play(1);
  tab.play(2);
  browser.pass(REST - 1);
  assert.equal(tab.kept, null);
  browser.pass(1);
  assert.deepEqual(tab.kept, tab.game);
  tab.play(3);
  tab.autosave.save();
  assert.deepEqual(tab.kept, tab.game);
  assert.equal(browser.clock.waiting, 0);
});

test('a game without a move is not kept, and takes no place of one with moves', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  tab.show(fresh(1));
  browser.pass();
  assert.equal(tab.kept, null);
  tab.play(1);
  const before = tab.game;
  browser.pass();
  tab.show(fresh(2));
  tab.show(fresh(1));
  browser.pass();
  assert.deepEqual(tab.kept, before);
  tab.play(4);
  browser.pass();
  assert.deepEqual(tab.kept, tab.game);
});

test('what has changed is kept when another game is opened, or none', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  tab.show(begun(1));
  tab.show(begun(2));
  assert.deepEqual(tab.kept, begun(1));
  tab.show(null);
  assert.deepEqual(tab.games.read(puzzleOf(2))?.game, begun(2));
  browser.pass();
  assert.equal(browser.clock.waiting, 0);
});

test('a game that was erased stays so until the next move, whatever else happens to it', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  tab.show(begun(1));
  browser.pass();
  tab.games.erase(puzzleOf(1));
  const game = /** @type {NonNullable<typeof tab.game>} */ (tab.game);
  tab.show({ ...game, spent: game.spent + 1000 });
  tab.show({ ...game, spent: game.spent + 2000, grade: 3 });
  browser.pass();
  tab.autosave.save();
  assert.equal(tab.kept, null);
  tab.play(2);
  browser.pass();
  assert.deepEqual(tab.kept, tab.game);
});

test('the other tab takes over the later move, and is away until it takes the game back', () => {
  const browser = new Browser();
  const [one, two] = [browser.open('a'), browser.open('b')];
  one.show(begun(1));
  browser.pass();
  two.show(/** @type {any} */ (two.kept));
  two.autosave.look();
  browser.pass();
  assert.deepEqual([...one.news, ...two.news], []);
  two.play(3, 14);
  browser.pass();
  assert.deepEqual(one.news, ['adopt', 'away']);
  assert.deepEqual(one.game, two.game);
  assert.equal(one.autosave.isAway, true);
  one.play(4, 13); // it should not, and nothing comes of it
  browser.pass();
  assert.deepEqual(two.kept, two.game);
  two.play(2, 13);
  browser.pass();
  assert.deepEqual(one.game, two.game);
  one.news.length = 0;
  one.autosave.takeOver();
  browser.pass();
  assert.deepEqual(one.news, ['adopt']);
  assert.deepEqual(two.news, ['adopt', 'away']);
  assert.deepEqual(one.game, two.game);
  one.play(1, 12);
  browser.pass();
  assert.deepEqual(two.game, one.game);
});

test('who only looks at a game does not take it from another tab, and the time is kept', () => {
  for (const names of ['ab', 'ba']) {
    const browser = new Browser();
    const [one, two] = Array.from(names, (name) => browser.open(name));
    one.show(begun(1));
    browser.pass();
    two.show(/** @type {any} */ (two.kept));
    two.show({ .../** @type {any} */ (two.game), spent: 5000, grade: 2 });
    browser.pass();
    one.autosave.look();
    two.autosave.look();
    assert.deepEqual([...one.news, ...two.news], []);
    assert.equal(two.kept?.spent, 5000);
    one.play(3, 14);
    browser.pass();
    assert.deepEqual(two.news, ['adopt', 'away']);
    assert.deepEqual(two.game, one.game);
  }
});

test('where both have moved, the later move wins in both, whichever is written first', () => {
  for (const [first, second] of ['ab', 'ba']) {
    const browser = new Browser();
    const tabs = new Map([first, second].map((name) => [name, browser.open(name)]));
    const [one, two] = ['a', 'b'].map((name) => /** @type {Tab} */ (tabs.get(name)));
    one.show(begun(1));
    browser.pass();
    two.show(/** @type {any} */ (two.kept));
    one.play(3, 14);
    browser.time += 10;
    two.play(4, 14);
    /** @type {Tab} */ (tabs.get(first)).autosave.save();
    /** @type {Tab} */ (tabs.get(second)).autosave.save();
    browser.pass();
    assert.deepEqual(one.game, two.game);
    assert.equal(two.kept?.board.digits[14], 4);
    assert.deepEqual([one.autosave.isAway, two.autosave.isAway], [true, false]);
  }
});

test('of two moves in the same millisecond one wins in both tabs', () => {
  const browser = new Browser();
  const [one, two] = [browser.open('a'), browser.open('b')];
  one.show(begun(1));
  browser.pass();
  two.show(/** @type {any} */ (two.kept));
  one.play(3, 14);
  two.play(4, 14);
  browser.pass();
  assert.deepEqual(one.game, two.game);
  assert.deepEqual([one.autosave.isAway, two.autosave.isAway], [true, false]);
});

test('a page that stood still looks when it goes on', () => {
  const browser = new Browser();
  const [one, two] = [browser.open('a'), browser.open('b')];
  one.show(begun(1));
  browser.pass();
  two.show(/** @type {any} */ (two.kept));
  two.play(3, 14);
  two.autosave.save();
  browser.events.length = 0; // it was frozen
  one.autosave.look();
  one.autosave.look();
  assert.deepEqual(one.news, ['adopt', 'away']);
  two.autosave.look();
  assert.deepEqual(two.news, []);
});

test('a clock that was set back loses no move', () => {
  const browser = new Browser();
  browser.time = 5_000_000;
  const one = browser.open('a');
  one.show(begun(1));
  browser.pass();
  browser.time = 10;
  const two = browser.open('b');
  two.show(/** @type {any} */ (two.kept));
  two.play(3, 14);
  browser.pass();
  assert.deepEqual(two.kept, two.game);
  assert.deepEqual(one.game, two.game);
});

test('a full storage is told of once, and again after it went well', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  browser.storage.room = 10;
  tab.show(begun(1));
  browser.pass();
  tab.play(2);
  browser.pass();
  assert.deepEqual(tab.news, ['unkept']);
  browser.storage.room = Infinity;
  tab.play(3);
  browser.pass();
  assert.deepEqual(tab.kept, tab.game);
  browser.storage.room = 10;
  tab.play(4);
  browser.pass();
  assert.deepEqual(tab.news, ['unkept', 'unkept']);
});

test('of two players of a page the one that moved later wins, untold by the browser, until it is unbound', () => {
  const browser = new Browser();
  const [one, two] = [browser.open('a'), browser.open('b')];
  const text = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const unbind = [one, two].map(({ autosave }) => bindAutosave(autosave, new EventTarget(), text));
  const deaf = (/** @type {number} */ ms) => {
    browser.time += ms;
    browser.clock.advance(ms);
  };
  for (const each of [one, two]) each.show(fresh(1));
  one.play(1);
  deaf(REST);
  assert.deepEqual([one.news, two.news], [[], ['adopt', 'away']]);
  assert.deepEqual(two.game, one.game);
  two.play(4);
  deaf(REST);
  assert.deepEqual(one.kept, one.game, 'what is entered in the other one is not kept');
  two.autosave.takeOver();
  assert.deepEqual(one.news, ['adopt', 'away']);
  for (const each of unbind) each();
  two.play(2, 14);
  deaf(REST);
  assert.deepEqual(one.news, ['adopt', 'away']);
});

test('other games, other texts and what is damaged move nothing', () => {
  const browser = new Browser();
  const tab = browser.open('a');
  tab.show(begun(1));
  browser.pass();
  keptIn(browser.storage).write({ game: begun(2), at: 9e9, tab: 'z' });
  browser.storage.setItem(`stepdoku.play.game.${puzzleOf(1)}`, '{');
  for (const key of [null, 'stepdoku.work', ...[1, 2, 3].map((n) => `stepdoku.play.game.${puzzleOf(n)}`)]) {
    tab.autosave.hear(key);
  }
  tab.autosave.look();
  tab.autosave.takeOver();
  assert.deepEqual(tab.news, []);
});

test('a page that may go away keeps at once; one that comes back looks; no more after it is unbound', () => {
  const told = /** @type {string[]} */ ([]);
  const autosave = {
    save: () => told.push('save'),
    look: () => told.push('look'),
    hear: (/** @type {string | null} */ key) => told.push(String(key)),
  };
  const page = new EventTarget();
  const text = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  const unbind = bindAutosave(/** @type {any} */ (autosave), page, text);
  const all = () => {
    page.dispatchEvent(new Event('pagehide'));
    page.dispatchEvent(new Event('pageshow'));
    text.dispatchEvent(new Event('freeze'));
    text.dispatchEvent(new Event('resume'));
    text.dispatchEvent(new Event('visibilitychange'));
    text.visibilityState = 'visible';
    text.dispatchEvent(new Event('visibilitychange'));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'x' }));
  };
  all();
  assert.deepEqual(told, ['save', 'look', 'save', 'look', 'save', 'look', 'x']);
  unbind();
  all();
  assert.equal(told.length, 8);
  assert.equal(told.at(-1), 'save');
});
