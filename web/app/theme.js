// Light or dark before the first paint: the reader's choice, else the system's. A classic script,
// because modules run too late for that.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = () => {
    try {
      return localStorage.getItem('stepdoku.theme');
    } catch {
      return null; // storage denied: the system decides
    }
  };
  const apply = () => {
    const theme = chosen();
    document.documentElement.dataset.theme = theme === 'dark' || theme === 'light' ? theme : system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', apply);
  apply();
})();
