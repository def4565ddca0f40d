interface Page {
  readonly themeNames: readonly string[];
  shownTheme(): string;
  showTheme(theme: string): void;
}

/**
 * Checks the page in every theme, continuing after a failure, and then restores its theme.
 *
 * @throws one error with all failures, each with its theme
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
