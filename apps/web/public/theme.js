// Before the first paint, so that the page never flashes in another theme. A file of its own: the CSP allows no inline script.
(() => {
  const themes = ['light', 'dark', 'cyberpunk'];
  try {
    const chosen = localStorage.getItem('theme');
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = themes.includes(chosen) ? chosen : preferred;
  } catch {
    document.documentElement.dataset.theme = 'light';
  }
})();
