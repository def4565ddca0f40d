import { brand } from '@octavo/contract/brand';
import { expect, test } from './fixtures/writer.ts';

test('a document goes to the trash and is restored or deleted for good', async ({ page, writer }) => {
  const make = (title: string) => page.request.post('/docs/create_blank', { data: { title } });
  const question = page.getByRole('alertdialog');
  const trash = page.getByRole('link', { name: 'Trash' });

  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('Shade on the playground');
  await writer.text.click();
  await page.keyboard.type('Three trees are planned.');
  await writer.waitUntilStored('Three trees');
  await make('Tidal power');

  // From the open document, restored with undo.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL(/\/app\/$/);
  const row = page.getByRole('region', { name: 'All documents' }).getByRole('link', { name: 'Shade' });
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  // From its row, restored from the trash.
  await page.getByRole('button', { name: 'More for Shade on the playground' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await expect(row).toBeHidden();
  await trash.click();
  await expect(page).toHaveURL(/\/app\/trash\/$/);
  await expect(page).toHaveTitle(`Trash – ${brand.name}`);
  await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Shade on the playground' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.goBack();
  await row.click();
  await expect(writer.text).toContainText('Three trees are planned.');

  // Permanently, one by one and all at once.
  const { docs } = await (await page.request.get('/docs/list')).json();
  for (const { id } of docs) await page.request.delete(`/docs/item/${id}?permanent=0`);
  await page.goto('/app/trash/');
  await page.getByRole('button', { name: 'Delete for good: Tidal power' }).click();
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Tidal power', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Empty the trash' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
});

test('the favourites page lists starred documents', async ({ page }) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  for (const title of ['Margins', 'Heteronyms']) {
    await page.request.post('/docs/create_blank', { data: { title } });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Favourite: Margins' }).click();
  await page.getByRole('link', { name: /^Favourites/ }).click();
  await expect(page).toHaveURL(/\/app\/favourites\/$/);
  await expect(page.getByRole('link', { name: 'Margins' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Heteronyms' })).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Margins' }).click();
  await expect(page).toHaveURL(/\/app\/document\//);
});
