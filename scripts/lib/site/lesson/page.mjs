/** A page of the lesson, from its text. */
import { escaped, filled, named } from '../html.mjs';

/**
 * @typedef {object} Page one that is being made
 * @property {string} kind its script and its styles have that name
 * @property {string} awaits the element that it is nothing without; empty: it can be read without
 * @property {string} language
 * @property {Record<string, string>} names of the languages that there are, by their codes
 * @property {string} up the way from the page to the folder of the site
 * @property {string} sources
 * @property {import('./stills.mjs').Facts} facts
 * @property {import('./stills.mjs').Drawn} drawn
 * @property {(text: string, page: Filling) => string} fill puts in all that the build makes
 *
 * @typedef {(name: string) => string} Words those at the top of a text
 * @typedef {Page & { words: Words, text: string, led: Set<string> }} Filling led: the moments that the page has led to
 *   so far
 */

const SECTION = /<section id="([\w-]+)">\s*<h2>([^]*?)<\/h2>/g;
const WORD = /^<template data-word="([\w.-]+)">(.*?)<\/template>\n/gm;

/** The words that stand in a text as templates. @param {string} text @returns {Record<string, string>} */
export const wordsIn = (text) => Object.fromEntries([...text.matchAll(WORD)].map(([, name, words]) => [name, words]));

/** @param {string} template @param {string} source the text with its words at the top @param {Page} page */
export function pageOf(template, source, page) {
  const { kind, awaits, language, names, up, fill } = page;
  const start = source.indexOf('<section');
  const head = source.slice(0, start);
  const words = wordsIn(head);
  const text = source.slice(start);
  const filling = { ...page, words: (/** @type {string} */ name) => named(words, name), text, led: new Set() };
  const links = Object.entries(names).map(([code, name]) => {
    const current = code === language ? ' aria-current=page' : '';
    return `<a href="${code}.html" lang="${code}" hreflang="${code}"${current}>${escaped(name)}</a>`;
  });
  const sections = [...text.matchAll(SECTION)].map(([, name, title]) => `<li><a href="#${name}">${title}</a></li>`);
  /** @type {Record<string, string>} */
  const values = {
    ...words,
    up,
    kind,
    awaits,
    language,
    links: links.join('\n      '),
    puzzle: page.facts.puzzles[page.facts.worksheet.puzzle],
    sections: sections.join('\n        '),
    opening: fill(head.replace(WORD, ''), filling).trim(),
    text: fill(text, filling).trim(),
  };
  return filled(template, /\{(\w+)\}/g, (name) => named(values, name));
}
