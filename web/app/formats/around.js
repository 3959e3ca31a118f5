/**
 * What stands around the signs of a text: `>` of quoted mail, signs of comments, margins, tags, frames that plain text
 * does not know. Each function returns the text without it, or the same text.
 *
 * @typedef {import('./excerpt.js').Excerpt} Excerpt
 */
import { linesOf, rewritten } from './excerpt.js';

/** Signs before each line: quoted mail, comments, bars of a quotation. */
const HEADS = [
  /^[ \t]*(?:>[ \t]?)+/,
  /^[ \t]*(?:\/\/|#'?|;+|%|--|\*)(?=[ \t]|$)/,
  /^[ \t]*\|(?=[^|]*$)/,
  /^\+(?!.*\+)/,
];
/** Maximum number of nested signs that are removed. Each removal reads the whole text. */
const MOST_HEADS = 4;
/** `.-----.-----.`, `:-----+-----:` and `'-----'-----'` of programs for solving; a rule, longer than a row of cells. */
const FRAME = /^[ \t]*(?:[.,:;'`](?=[=.,:;'`|+-]{0,9}---)[-=.,:;'`|+]{3,200}(?<=[.,:;'`])|_{10,80})[ \t]*$/gm;
const TAGS = /<!--[^]{0,4000}?-->|<\/?([a-z][a-z0-9]{0,20})\b[^<>]{0,2000}>|&([a-z]{2,6}|#\w{2,4});/gi;
const FORUM =
  'b|i|u|s|sub|sup|colou?r|bgcolor|size|font|face|code|pre|mono|quote|center|left|right|align|indent|spoiler|hide|url';
/** Tags of forums, those of tables last. */
const FORUM_TAGS = new RegExp(`\\[/?(?:${FORUM}|tt|list|table|(t[rdh]))(?:[= ][^\\]\\[\\r\\n]{0,200})?\\]`, 'gi');
/** Tags that end a line. */
const BREAK = /^(?:br|p|div|tr|li|pre|table|row|line|h[1-6])$/i;
/** @type {Record<string, string>} */
const entities = {
  nbsp: ' ',
  '#160': ' ',
  '#xa0': ' ',
  ensp: ' ',
  emsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
};

/** @param {Excerpt} text @returns {Excerpt} */
export function withoutHeads(text) {
  let bare = text;
  for (let level = 0; level < MOST_HEADS; level++) bare = withoutHead(bare);
  return bare;
}

/** @param {Excerpt} text @returns {Excerpt} */
function withoutHead(text) {
  const lines = linesOf(text.text).filter((line) => line.text.trim() !== '');
  const head = HEADS.find((pattern) => lines.length > 0 && lines.every((line) => pattern.test(line.text)));
  return head ? rewritten(text, new RegExp(head.source, 'gm'), () => '') : text;
}

/** Without the blanks and tabs that all lines begin with. @param {Excerpt} text @returns {Excerpt} */
export function withoutIndent(text) {
  const lines = linesOf(text.text).filter((line) => line.text.trim() !== '');
  const indents = lines.map((line) => /^[ \t]*/.exec(line.text)?.[0] ?? '');
  const common = indents.reduce((least, indent) => (indent.startsWith(least) ? least : indent), indents[0] ?? '');
  // In one line, blanks may be cells.
  const isShared = lines.length > 1 && common !== '' && indents.every((indent) => indent.startsWith(common));
  return isShared ? rewritten(text, new RegExp(`^${common}`, 'gm'), () => '') : text;
}

/** Without blanks and tabs at the ends of lines. @param {Excerpt} text @returns {Excerpt} */
export const withoutTails = (text) =>
  /\S[^\S\r\n]*[\r\n]\s*\S/.test(text.text) ? rewritten(text, /(?<![ \t])[ \t]+$/gm, () => '') : text;

/** @param {Excerpt} text @returns {Excerpt} */
export const withoutTags = (text) => withoutForumTags(withoutHtmlTags(text));

/** @param {Excerpt} text */
const withoutForumTags = (text) =>
  /\[\/[a-z]{1,8}\]/i.test(text.text)
    ? rewritten(text, FORUM_TAGS, ([all, part]) => (!part || all[1] !== '/' ? '' : /tr/i.test(part) ? '\n' : '\t'))
    : text;

/** @param {Excerpt} text @returns {Excerpt} */
function withoutHtmlTags(text) {
  if (!/<[a-z/!]|&#?\w{2,6};/i.test(text.text)) return text;
  return rewritten(text, TAGS, ([, tag, entity]) => {
    if (entity) return entities[entity.toLowerCase()] ?? '.';
    return tag && BREAK.test(tag) ? '\n' : '';
  });
}

/** @param {Excerpt} text @returns {Excerpt} */
export const withoutFrames = (text) => rewritten(text, FRAME, () => '+');
