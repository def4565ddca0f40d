interface Page {
  readonly themeNames: readonly string[];
  shownTheme(): string;
  showTheme(theme: string): void;
}

/**
 * Looks at the page in every theme, also after a fault, and leaves it in the theme it had.
 *
 * @throws one error with all faults, each with the theme it was found in
 */
export async function inEveryTheme(page: Page, look: (theme: string) => Promise<void>): Promise<void> {
  const before = page.shownTheme();
  const faults: string[] = [];
  for (const theme of page.themeNames) {
    page.showTheme(theme);
    try {
      await look(theme);
    } catch (error) {
      faults.push(`In the theme ${theme}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  page.showTheme(before);
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}
