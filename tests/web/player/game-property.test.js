import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameProperty } from '../../../web/app/player/game-property.js';

/** A property, what it asked for, and a view that takes up texts which begin with `game`. @param {boolean} [hasPlay] */
function made(hasPlay = true) {
  /** @type {string[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const soon = [];
  const game = new GameProperty({
    enter: () => {
      told.push('enter');
      return hasPlay;
    },
    complain: (text) => told.push(`complain ${text}`),
    soon: (work) => soon.push(work),
  });
  /** @type {string | null} */
  let played = null;
  const view = {
    gameText: () => played,
    restoreGame: (/** @type {string} */ text) => {
      if (!text.startsWith('game')) return false;
      played = text;
      return true;
    },
    gameProgress: () => null,
  };
  const rest = () => soon.splice(0).forEach((work) => work());
  return { game, view, told, rest };
}

test('without a view there is no game', () => {
  const { game } = made();
  assert.equal(game.text, null);
  assert.equal(game.progress, null);
});

test('a game that is set before there is a view waits for it, and is there to be read', () => {
  const { game, view, told, rest } = made();
  game.set('game 1');
  assert.equal(game.text, 'game 1');
  game.serve(view);
  assert.equal(game.text, 'game 1');
  rest();
  assert.equal(view.gameText(), 'game 1');
  assert.equal(game.text, 'game 1');
  assert.deepEqual(told, ['enter']);
});

test('with a view it is taken up at once, and Play is entered', () => {
  const { game, view, told } = made();
  game.serve(view);
  game.set('game 2');
  assert.equal(game.text, 'game 2');
  assert.deepEqual(told, ['enter']);
});

test('a text that holds no game changes nothing, and is complained of', () => {
  const { game, view, told } = made();
  game.serve(view);
  game.set('game 1');
  game.set('rubbish');
  assert.equal(game.text, 'game 1');
  assert.deepEqual(told, ['enter', 'complain rubbish']);
});

test('a bad text that waited is complained of when the view comes', () => {
  const { game, view, told, rest } = made();
  game.set('rubbish');
  game.serve(view);
  rest();
  assert.equal(game.text, null);
  assert.deepEqual(told, ['enter', 'complain rubbish']);
});

test('of two that come before the first is taken up, the later one counts', () => {
  const { game, view, rest } = made();
  game.set('game 1');
  game.serve(view);
  game.set('game 2');
  assert.equal(view.gameText(), null);
  rest();
  assert.equal(view.gameText(), 'game 2');
});

test('where there is no Play no game is kept', () => {
  const { game, told } = made(false);
  game.set('game 1');
  assert.equal(game.text, null);
  assert.deepEqual(told, ['enter', 'complain game 1']);
});
