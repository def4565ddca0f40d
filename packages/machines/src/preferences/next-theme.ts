/** The theme that the theme button leads to. */
export function nextTheme(theme: string, themes: readonly string[]): string {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? theme;
}
