import { pages } from './fixtures/pages.ts';
import { expect, test } from './fixtures/writer.ts';

// The trees contain landmarks, headings and controls in order, not every sentence; each was reviewed as it is read aloud.
test('what a screen reader finds on each page', async ({ page }) => {
  for (const [name, path] of pages) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name.toLowerCase()}.aria.yml` });
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'sidebar.aria.yml' });
  }
});

test('what a screen reader finds in the editor', async ({ page, writer }) => {
  await writer.open();
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'document.aria.yml' });
});

test('a sample essay is named by its title, not by its whole text', async ({ page }) => {
  await page.goto('/app/');
  const first = page.getByRole('group', { name: '1 of 30', exact: true }).getByRole('button');
  await expect(first).toHaveAccessibleName(/^.{5,80}$/);
});
