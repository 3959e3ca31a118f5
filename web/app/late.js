// Says that something of a page is missing that its modules cannot speak of: they themselves, its style sheet,
// which they wait for, or the script that stands before the rest of the page. Or that the browser is too old for
// them. Or that it was opened from a disk. A classic script that waits for nothing, and that the build writes as
// browsers of 2016 read it. What it says
// stands at the head of the page, in an element that names what is awaited: there is no word about the module of a page
// that can be read without.
// eslint-disable-next-line max-lines-per-function -- a classic script: what is its own stands in a function
(() => {
  /** Milliseconds that a reader waits without a word. */
  const PATIENCE = 10_000;
  const sign = () => /** @type {HTMLElement | null} */ (document.querySelector('#late'));
  const sheets = () => /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);
  /**
   * Chromium has an object without rules for a sheet that is missing; Firefox one that cannot be read for a sheet that
   * is on its way. One that is cut short lacks the last rule, which the build writes.
   * @param {HTMLLinkElement} link
   */
  const isLoaded = ({ sheet }) => {
    try {
      const rules = /** @type {CSSStyleSheet} */ (sheet).cssRules;
      return rules[rules.length - 1].cssText.indexOf('.end-of-sheet') === 0;
    } catch {
      return false;
    }
  };
  /** The language that the reader has chosen, as app/early.js knows it. */
  const chosen = () => {
    try {
      // Throws in a frame of another origin, see app/platform/site-storage.js.
      if (typeof top === 'object') void top?.location.href;
      return localStorage.getItem('stepdoku.language') ?? '';
    } catch {
      return ''; // storage denied
    }
  };
  /** @param {HTMLElement} element */
  const isThere = ({ dataset: { awaits } }) =>
    document.readyState !== 'loading' &&
    document.documentElement.dataset.theme !== undefined && // by app/early.js, or that of a frame
    (!awaits || customElements.get(awaits) !== undefined) &&
    sheets().every(isLoaded);

  function settle() {
    const shown = sign();
    if (shown && isThere(shown)) shown.hidden = true;
  }

  /**
   * The page rests on style sheets that elements share, on colours that are mixed, and on selectors that look into an
   * element: Safari, Chrome and Firefox had these last of all that it needs. The texts `app.old` name the versions.
   */
  const isOld = () =>
    !('adoptedStyleSheets' in Document.prototype) ||
    !CSS.supports('color', 'color-mix(in srgb, red, red)') ||
    !CSS.supports('selector(:has(a))');

  /**
   * Shows what the sign says on an occasion, in the language of the reader.
   * @param {HTMLElement} shown the sign
   * @param {'late' | 'old' | 'file'} occasion
   */
  function say(shown, occasion) {
    for (const part of /** @type {HTMLElement[]} */ ([...shown.querySelectorAll('[data-on]')])) {
      part.hidden = part.dataset.on !== occasion;
    }
    const linked = /[#&]l=(\w+)/.exec(location.hash)?.[1] ?? '';
    const wanted = [linked, shown.lang, chosen(), ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
    const said = /** @type {HTMLElement[]} */ ([...shown.querySelectorAll('[lang]')]);
    const language = wanted.find((code) => said.some(({ lang }) => lang === code)) ?? said[0]?.lang;
    for (const text of said) text.hidden = text.lang !== language;
    shown.hidden = false;
  }

  /** @param {'old' | 'file'} occasion on which nothing is to come */
  function tellForGood(occasion) {
    const tellNow = () => {
      const shown = sign();
      if (shown && shown.querySelector(`[data-on="${occasion}"]`)) say(shown, occasion);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tellNow);
    else tellNow();
  }

  function tell() {
    const shown = sign();
    if (!shown || isThere(shown)) return;
    say(shown, 'late');
    shown.querySelector('button')?.addEventListener('click', () => location.reload());
    if (shown.dataset.awaits) customElements.whenDefined(shown.dataset.awaits).then(settle);
    document.addEventListener('readystatechange', settle);
    // Without a sheet a page is plain, but there; with one that never comes there is none.
    for (const link of sheets().filter((each) => !isLoaded(each))) {
      link.media = 'not all';
      link.addEventListener('load', () => {
        link.media = 'all';
        settle();
      });
    }
  }

  if (isOld()) {
    tellForGood('old');
    return;
  }
  // Browsers load no module for a page from a disk; the page that has all inside has no address for one.
  if (location.protocol === 'file:' && document.querySelector('script[type="module"][src]')) {
    tellForGood('file');
    return;
  }
  addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && tell(),
    true,
  );
  setTimeout(tell, PATIENCE);
})();
