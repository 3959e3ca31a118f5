/** The page for teachers: its code has the address of this site and can be copied; each part can be printed alone. */
import { html } from '../elements/element.js';
import { afterPaint } from './platform/after-paint.js';
import { copyText } from './platform/deliver.js';
import { rememberLanguage } from './lesson/languages.js';
import { folder } from './platform/address.js';
import { openOnPaper } from './platform/open-on-paper.js';

/** The page's own words. @param {string} name @returns {string} */
const word = (name) =>
  /** @type {HTMLTemplateElement | null} */ (document.querySelector(`template[data-word="${name}"]`))?.content
    .textContent ?? '';

/**
 * Where the clipboard is forbidden, the code is selected: Ctrl+C does the rest. What is said a second time was gone
 * before, else a screen reader would keep it to itself.
 * @param {HTMLElement} code
 * @param {HTMLElement} said
 */
async function copy(code, said) {
  said.textContent = '';
  const isCopied = await copyText(code.textContent ?? '');
  if (!isCopied) getSelection()?.selectAllChildren(code);
  await afterPaint();
  said.textContent = word(isCopied ? 'copied' : 'selected');
}

for (const [index, code] of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.code pre')).entries()) {
  const line = /** @type {HTMLElement} */ (code.querySelector('code'));
  line.textContent = (line.textContent ?? '').replace('src="stepdoku/', `src="${folder()}`);
  const summary = /** @type {HTMLElement} */ (code.previousElementSibling);
  summary.id = `code-${index + 1}`;
  const said = html('output');
  const button = html('button', { type: 'button', 'aria-describedby': summary.id }, [word('copy')]);
  button.addEventListener('click', () => void copy(code, said));
  code.after(html('p', { class: 'live' }, [button, said]));
}

const root = document.documentElement;
for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('button[data-print]'))) {
  button.hidden = false;
  button.addEventListener('click', () => {
    root.dataset.print = button.dataset.print;
    print();
  });
}
addEventListener('afterprint', () => delete root.dataset.print);

/** The text has it open, for whoever prints without scripts; the screen closes it. */
const solutions = /** @type {HTMLDetailsElement} */ (document.querySelector('#solutions'));
solutions.open = false;
openOnPaper([solutions]);

rememberLanguage();
