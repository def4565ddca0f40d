/** The theme that follows in the order of the theme button. */
export function nextTheme(theme: string, themes: readonly string[]): string {
  return themes[(themes.indexOf(theme) + 1) % themes.length] ?? theme;
}
