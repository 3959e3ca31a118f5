/** The pages of the lesson as they are made. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, read } from '../web/texts.js';

/** @param {string} path from web/lesson */
const made = (path) => readFileSync(new URL(`../../build/web/lesson/${path}`, import.meta.url), 'utf8');

/** @param {string} text @param {string} name */
const wordIn = (text, name) => new RegExp(`<template data-word="${name}">(.*)</template>`).exec(text)?.[1] ?? '';
const withoutTags = (/** @type {string} */ text) => text.replace(/<[^>]*>/g, '');
const unescaped = (/** @type {string} */ text) => text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' })[/** @type {'lt'} */ (name)]);

for (const language of languages) {
  test(`the tree that is drawn in ${language} is a group with a name, in the lesson and among the solutions`, () => {
    const [, drawn] = read(`lesson/${language}.html`).split('<div data-live="tree4">');
    const names = { '': wordIn(drawn, 'label'), 'teachers/': wordIn(read(`lesson/teachers/${language}.html`), 'sheet.tree') };
    for (const [folder, name] of Object.entries(names)) {
      const trees = [...made(`${folder}${language}.html`).matchAll(/<div class="tree4"([^>]*)>/g)].map(([, attributes]) => attributes.trim());
      assert.deepEqual(trees, [`role="group" aria-label="${name}" tabindex="0"`]);
    }
  });

  test(`each frame in ${language} has the name of what it shows, in words alone`, () => {
    const text = read(`lesson/teachers/${language}.html`);
    const names = [...text.matchAll(/<template data-word="(?:moment|figure)\.[\w-]+">(.*)<\/template>/g)].map(([, words]) => withoutTags(words));
    const codes = [...made(`teachers/${language}.html`).matchAll(/<details class="code"><summary>(.*)<\/summary><pre tabindex="0"><code>(.*)<\/code><\/pre>/g)];
    assert.deepEqual(codes.map(([, summary]) => withoutTags(summary)), names);
    for (const [index, [, , code]] of codes.entries()) assert.equal(/ title="([^"]*)"/.exec(unescaped(code))?.[1], names[index]);
    assert.equal(new Set(names).size, codes.length);
  });
}
