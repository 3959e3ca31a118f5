// What cannot wait for the modules; a classic script, because those run late. It stands before all that is
// to be seen, but after the sign that it is late itself. It shows light or dark before the first paint: the
// reader's choice, else the system's. And it asks for what the first picture is made of, so that app/files.js finds
// it there when the modules run: the style sheet, and the dictionary that the page will speak by, as
// app/persistence/page-language.js chooses it. What the page is about it shows in that language alone: a wrong guess
// costs only a file.
(() => {
  /** @param {string} name */
  const recall = (name) => {
    try {
      void top?.location.href; // throws in a frame of another origin, see app/platform/site-storage.js
      return localStorage.getItem(`stepdoku.${name}`);
    } catch {
      return null; // storage denied: the system decides
    }
  };
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const theme = recall('theme');
    root.dataset.theme = theme === 'dark' || theme === 'light' ? theme : system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', apply);
  apply();

  if (!root.dataset.languages) return; // a page with all files inside, or one of text
  const languages = root.dataset.languages.split(' ');
  const [, linked = ''] = /[#&]l=(\w+)/.exec(location.hash) || [];
  const wanted = [linked, recall('language') || '', ...navigator.languages].map(
    (tag) => tag.toLowerCase().split('-')[0],
  );
  const language = wanted.find((code) => languages.includes(code)) || languages[0];
  const take = (/** @type {string} */ path) =>
    fetch(path)
      .then((response) => (response.ok ? response.text() : null))
      .catch(() => null); // app/files.js asks for it once more
  const paths = ['styles/player.css', `i18n/${language}.json`];
  /** @type {any} */ (window).early = Object.fromEntries(paths.map((path) => [path, take(path)]));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.about :not(:lang(${language})) { display: none }`);
  document.adoptedStyleSheets = [sheet];
})();
