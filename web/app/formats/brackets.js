/**
 * The values between the brackets of JSON and of program listings, as a tree. It is made without
 * recursion, in one pass: however deep or broken a text is, it is a tree.
 *
 *     treeOf('var sudoku = [[0, 7], ["x"]];').items[0].items[0].items[1].word   // '7'
 *
 * `[`, `{` and `(` open a list, whatever closes it. Commas, semicolons and blanks separate; two
 * commas have an empty word between them. A word before `:` or `=>` is the key of what follows it.
 * A word right before a bracket is a name (`vec![`, `Some(`). In `[| 1, 2 | 3, 4 |]` each bar ends a list and
 * begins the next one. Between brackets, comments are left out. Outside of them words do not count.
 *
 * @typedef {object} Leaf
 * @property {string} word without its quotes
 * @property {number} index of its first character, after the quote
 * @property {string} quote '' where there is none
 * @property {string} key '' where there is none
 *
 * @typedef {object} List
 * @property {Node[]} items
 * @property {string} bracket that opens it; '' for the tree as a whole
 * @property {number} index of that bracket
 * @property {string} key '' where there is none
 *
 * @typedef {Leaf | List} Node
 */

/** Includes the signs by which Matlab and Fortran continue a line. */
const LINE_COMMENT = /^(?:#|\/\/|\.{3}[ \t]*(?:%|[\r\n]|$)|&[ \t]*(?:!|[\r\n]|$))/;
const WORD_ENDS = ' \t\r\n,;:=>[]{}()"\'`';

/** @param {string} bracket @param {number} index @param {string} key @returns {List} */
const listOf = (bracket, index, key) => ({ items: [], bracket, index, key });

/** @param {Node} node @returns {node is List} */
export const isList = (node) => 'items' in node;

class Tree {
  #text;
  #at = 0;
  #root = listOf('', 0, '');
  #open = [this.#root];
  /** What a word before a colon was. */
  #key = '';
  /** After a comma, or a bracket that opens: a comma has an empty word before it. */
  #gap = true;
  /** Where the word ended that came last. */
  #wordEnd = -1;
  /** Where a quote of each kind is known to be the last. @type {Record<string, number>} */
  #lastQuote = {};

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  read() {
    while (this.#at < this.#text.length) this.#token();
    return this.#root;
  }

  get #list() {
    return this.#open[this.#open.length - 1];
  }

  #token() {
    const sign = this.#text[this.#at];
    if (this.#bars()) return;
    if ('[{('.includes(sign)) this.#begin(sign);
    else if (')}]'.includes(sign)) this.#end();
    else if (this.#open.length === 1) this.#at += 1;
    else if (sign === ',') this.#comma();
    else if (sign === ':' || this.#text.startsWith('=>', this.#at)) this.#colon(sign);
    else if (' \t\r\n;=>'.includes(sign)) this.#at += 1;
    else if (!this.#comment() && !this.#quoted(sign)) this.#word();
  }

  /** @returns {boolean} there was a bar that bounds a list */
  #bars() {
    const opens = this.#text.startsWith('[|', this.#at);
    if (!opens && !(this.#text[this.#at] === '|' && this.#list.bracket === '|')) return false;
    this.#wordEnd = -1; // a word before a bar is the last cell of its row, and no name of what follows
    if (opens) {
      this.#begin('[');
      this.#begin('|');
      return true;
    }
    const { items } = this.#list;
    this.#end();
    if (!/^\s{0,9}\]/.test(this.#text.slice(this.#at, this.#at + 10))) {
      this.#at -= 1;
      this.#begin('|');
    } else if (this.#list.items.length === 1) this.#list.items = items; // one list in `[| |]` is that list
    return true;
  }

  /** @param {string} word @param {number} index @param {string} [quote] */
  #add(word, index, quote = '') {
    this.#list.items.push({ word, index, quote, key: this.#key });
    this.#key = '';
    this.#gap = false;
  }

  /** @param {string} bracket */
  #begin(bracket) {
    if (this.#wordEnd === this.#at) this.#list.items.pop();
    const list = listOf(bracket, this.#at, this.#key);
    this.#list.items.push(list);
    this.#open.push(list);
    this.#key = '';
    this.#gap = true;
    this.#at += 1;
  }

  #end() {
    if (this.#open.length > 1) this.#open.pop();
    this.#key = '';
    this.#gap = false;
    this.#at += 1;
  }

  #comma() {
    if (this.#gap) this.#add('', this.#at);
    this.#gap = true;
    this.#at += 1;
  }

  /** @param {string} sign */
  #colon(sign) {
    const last = this.#list.items.at(-1);
    if (!this.#gap && last && !isList(last)) {
      this.#list.items.pop();
      this.#key = /^\d+$/.test(last.word) ? '' : last.word; // numbers only count the items
    }
    this.#at += sign === ':' ? 1 : 2;
  }

  /** @returns {boolean} there was one */
  #comment() {
    const text = this.#text;
    const block = text.startsWith('/*', this.#at);
    const isLine = LINE_COMMENT.test(text.slice(this.#at, this.#at + 40)) || this.#percent();
    if (!block && !isLine) return false;
    const rest = block ? text.indexOf('*/', this.#at + 2) + 2 : this.#lineEnd();
    this.#at = rest < this.#at + 1 ? text.length : rest;
    return true;
  }

  /** @returns {boolean} there is one that has nothing to divide before it */
  #percent() {
    if (!/^%(?:[%\s]|$)/.test(this.#text.slice(this.#at, this.#at + 2))) return false;
    return /[[,;.\r\n][ \t]*$/.test(this.#text.slice(Math.max(0, this.#at - 40), this.#at));
  }

  #lineEnd() {
    let end = this.#at;
    while (end < this.#text.length && !'\r\n'.includes(this.#text[end])) end += 1;
    return end;
  }

  /** A string, which ends on its line. @param {string} quote @returns {boolean} there was one */
  #quoted(quote) {
    if (!'"\'`'.includes(quote)) return false;
    const end = this.#at > (this.#lastQuote[quote] ?? -1) ? this.#closing(quote) : -1;
    if (end < 0) {
      this.#at += 1;
      return true;
    }
    this.#add(this.#text.slice(this.#at + 1, end), this.#at + 1, quote);
    this.#at = end + 1;
    return true;
  }

  /** @param {string} quote @returns {number} where it ends; -1: not on this line */
  #closing(quote) {
    const text = this.#text;
    let end = this.#at + 1;
    for (; end < text.length && !'\r\n'.includes(text[end]); end++) {
      if (text[end] === quote) return end;
      if (text[end] === '\\') end += 1;
    }
    this.#lastQuote[quote] = end; // up to here none needs to look again
    return -1;
  }

  #word() {
    const index = this.#at;
    const ends = this.#list.bracket === '|' ? `${WORD_ENDS}|` : WORD_ENDS;
    while (this.#at < this.#text.length && !ends.includes(this.#text[this.#at])) this.#at += 1;
    const word = this.#text.slice(index, this.#at);
    this.#add(word === '~' ? '' : word, index); // nothing, in YAML
    this.#wordEnd = this.#at;
  }
}

/** @param {string} text @returns {List} */
export function treeOf(text) {
  return new Tree(text).read();
}
