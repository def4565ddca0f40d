import { expect, it } from 'vitest';
import { inEveryTheme } from './in-every-theme.ts';

function pageIn(theme: string) {
  let shown = theme;
  return {
    themeNames: ['light', 'dark', 'sepia'],
    shownTheme: () => shown,
    showTheme: (next: string) => {
      shown = next;
    },
  };
}

it('checks every theme on the page and restores the previous one', async () => {
  const page = pageIn('dark');
  const seen: string[][] = [];
  await inEveryTheme(page, async (theme) => {
    seen.push([theme, page.shownTheme()]);
  });
  expect(seen).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['sepia', 'sepia'],
  ]);
  expect(page.shownTheme()).toBe('dark');
});

it('names each theme that has a fault', async () => {
  const page = pageIn('light');
  const looking = inEveryTheme(page, async (theme) => {
    if (theme !== 'dark') throw new Error(`${theme} is too pale`);
  });
  await expect(looking).rejects.toThrow(
    'In the theme light: light is too pale\n\nIn the theme sepia: sepia is too pale',
  );
  expect(page.shownTheme()).toBe('light');
});
