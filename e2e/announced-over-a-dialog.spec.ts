import type { Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { expect, test } from './fixtures/writer.ts';

/** What Chromium gives to screen readers, as one text. */
async function givenToReaders(page: Page): Promise<string> {
  const tree = await page.context().newCDPSession(page);
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  await tree.detach();
  return nodes.flatMap(({ ignored, name }) => (ignored ? [] : [String(name?.value ?? '')])).join('\n');
}

test('regression 473: screen readers reach a toast over a wizard, but not the page behind it', async ({
  page,
}) => {
  await makeDocument(page.request, { title: 'Canals' });
  await page.goto('/app/');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /More/ }) });
  await row.getByRole('button', { name: /More/ }).click();
  await page.getByRole('menuitem', { name: /Move to trash/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Canals' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Alt+Shift+e');
  await expect(page.getByRole('dialog', { name: /^New essay/ })).toBeVisible();
  await expect(page.getByText('“Canals”')).toBeVisible();
  const given = await givenToReaders(page);
  expect(given).toContain('New essay');
  expect(given).not.toContain('Last changed');
  expect(given).toContain('Canals');
});
