import { expect, test } from './fixtures/writer.ts';

test.describe('under 1024 px', () => {
  test.use({ viewport: { width: 1000, height: 800 } });

  test('regression 483: Escape in the text closes the panel that a shortcut opened', async ({
    page,
    writer,
  }) => {
    await writer.openAtEnd('The pier.');
    await page.keyboard.press('Control+Shift+Backslash');
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(writer.text).toBeFocused();
    await page.keyboard.type(' Its lamps.');
    await expect(writer.text).toHaveText('The pier. Its lamps.');
  });

  test('regression 484: the sidebar shortcut opens the drawer and leaves the sidebar’s width unchanged', async ({
    page,
    writer,
  }) => {
    await writer.openAtEnd('The pier.');
    const sidebar = page.locator('aside[data-width]');
    const width = await sidebar.getAttribute('data-width');
    await page.keyboard.press('Control+Backslash');
    await expect(sidebar).toHaveAttribute('data-drawer', 'open');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebar).toHaveAttribute('data-drawer', 'closed');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await writer.goToEnd();
    await page.keyboard.press('Control+Backslash');
    await expect(sidebar).toHaveAttribute('data-drawer', 'open');
    await page.keyboard.press('Control+Backslash');
    await expect(sidebar).toHaveAttribute('data-drawer', 'closed');
    await expect(writer.text).toBeFocused();
    await expect(sidebar).toHaveAttribute('data-width', width ?? '');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  });
});

test('regression 485: home keeps the focus while its window is resized', async ({ page }) => {
  await page.goto('/app/');
  const essay = page.getByRole('button', { name: /^Essay/ });
  await essay.focus();
  for (const width of [1100, 1440, 1000, 1300]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(essay).toHaveCount(1);
    await expect(essay).toBeFocused();
  }
});

test('regression 486: screen readers announce which theme the theme button switches to', async ({ page }) => {
  await page.goto('/app/');
  const button = page.getByRole('button', { name: /^Theme/ });
  await expect(button).toHaveAccessibleDescription(/\w/);
  await expect(button).toHaveAccessibleName(/^Theme: \w+/);
});
