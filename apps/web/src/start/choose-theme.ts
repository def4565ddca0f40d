/** Puts the theme on the page: the one that was chosen, while it is offered, else the device's. */
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
