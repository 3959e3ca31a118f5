// Says that something of a page is missing that its modules cannot speak of: they themselves, or its style
// sheet, which they wait for. A classic script that waits for nothing. What it says stands in the page.
(() => {
  /** Milliseconds that a reader waits without a word. */
  const PATIENCE = 10_000;
  const sign = /** @type {HTMLElement} */ (document.querySelector('#late'));
  const sheets = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);
  /** Firefox has an object for a sheet that is on its way, and does not let it be read. @param {HTMLLinkElement} link */
  const isLoaded = ({ sheet }) => {
    try {
      return Boolean(sheet?.cssRules);
    } catch {
      return false;
    }
  };
  const isThere = () => customElements.get('sudoku-notice') !== undefined && sheets.every(isLoaded);
  const settle = () => { sign.hidden ||= isThere(); };

  function tell() {
    if (isThere()) return;
    const wanted = [/[#&]l=(\w+)/.exec(location.hash)?.[1] ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0]);
    const said = /** @type {HTMLElement[]} */ ([...sign.querySelectorAll('[lang]')]);
    const language = wanted.find((code) => said.some(({ lang }) => lang === code)) ?? said[0]?.lang;
    for (const text of said) text.hidden = text.lang !== language;
    sign.hidden = false;
    // Without a sheet a page is plain, but there; with one that never comes there is none.
    for (const link of sheets.filter((each) => !isLoaded(each))) {
      link.media = 'not all';
      link.addEventListener('load', () => {
        link.media = 'all';
        settle();
      });
    }
  }

  sign.querySelector('button')?.addEventListener('click', () => location.reload());
  customElements.whenDefined('sudoku-notice').then(settle);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  setTimeout(tell, PATIENCE);
})();
