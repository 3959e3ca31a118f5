/**
 * A reader of well-formed XML, strict and small: elements, attributes, texts and character references.
 * Whatever else there is makes it throw.
 *
 * @typedef {{ name: string, attributes: Record<string, string>, children: (Xml | string)[] }} Xml
 */

/** @type {Record<string, string>} */
const named = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** @param {string} text */
function decoded(text) {
  if (/[<>]/.test(text)) throw new Error(`a bare bracket in ${text}`);
  return text.replace(/&(?:#(\d+)|(\w+));|&/g, (all, code, name) => {
    const sign = code ? String.fromCodePoint(Number(code)) : named[name];
    if (sign === undefined) throw new Error(`no reference: ${all}`);
    return sign;
  });
}

/** @param {string} source one element with all in it @returns {Xml} */
export function parseXml(source) {
  /** @type {Xml[]} */
  const open = [{ name: '', attributes: {}, children: [] }];
  let end = 0;
  for (const { 0: all, 1: close, 2: name, 3: attributes, 4: text, index } of source.matchAll(
    /<(\/?)([\w-]+)((?: [\w:-]+="[^"<]*")*)>|([^<]+)/g,
  )) {
    if (index !== end) throw new Error(`what is ${source.slice(end, index)}?`);
    end = index + all.length;
    const parent = open[open.length - 1];
    if (text !== undefined) parent.children.push(decoded(text));
    else if (close) {
      if (open.pop()?.name !== name) throw new Error(`${all} closes nothing`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decoded(value)]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [] };
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`${all} says something twice`);
      parent.children.push(element);
      open.push(element);
    }
  }
  if (end !== source.length || open.length !== 1) throw new Error('it does not end where it should');
  const [root, ...rest] = open[0].children;
  if (typeof root === 'string' || rest.length > 0) throw new Error('there is more than one element');
  return root;
}

/** Every element of a tree, itself the first. @param {Xml} tree @returns {Xml[]} */
export const elementsOf = (tree) => [
  tree,
  ...tree.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
];

/** @param {Xml} tree @returns {string} */
export const textIn = (tree) =>
  tree.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
