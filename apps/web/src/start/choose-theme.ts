/** Sets the page's theme: the chosen one if it is still offered, otherwise the device's. */
export function chooseTheme(): void {
  const { dataset } = document.documentElement;
  try {
    const offered = (dataset['themes'] ?? '').split(' ');
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    dataset['theme'] = offered.find((name) => name === localStorage.getItem('theme')) ?? preferred;
  } catch {
    dataset['theme'] = 'light';
  }
}
