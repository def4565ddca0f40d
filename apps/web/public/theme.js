// Before the first paint, so that the page never flashes in another theme. A file of its own: the CSP allows no inline script.
(() => {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem('theme');
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const isOffered = (dataset.themes ?? '').split(' ').includes(chosen);
    dataset.theme = isOffered ? chosen : preferred;
  } catch {
    dataset.theme = 'light';
  }
})();
