import { expect, test } from './fixtures/writer.ts';

const copied =
  'The readers of the old town answered their books where they stood, and the margins kept those answers for longer than any letter could.';

test('words that are also in another of the writer’s documents are found and marked in the text', async ({
  page,
  writer,
}) => {
  const panel = page.getByRole('region', { name: 'Plagiarism' });
  const dialog = page.getByRole('dialog');

  await writer.open();
  await page.getByRole('textbox', { name: 'Title' }).fill('First notes');
  await writer.text.click();
  await page.keyboard.type(copied);
  await writer.waitUntilStored('longer than any letter');

  await writer.open();
  await page.getByRole('tab', { name: 'Plagiarism' }).click();

  await test.step('an empty document is reported, and nothing is sent', async () => {
    await expect(panel.getByText('Your own documents are compared on our server')).toBeVisible();
    await panel.getByRole('button', { name: 'Check the text' }).click();
    await expect(dialog.getByText('The document appears to be empty.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a failed check says why, in the server’s words and with its details', async () => {
    await writer.text.click();
    await page.keyboard.type('Words of my own.');
    await page.route('**/main/check_plagiarism', (route) =>
      route.fulfill({
        status: 502,
        json: {
          code: 'sources_unavailable',
          error: 'The services that the text is searched in cannot be reached right now.',
          values: { services: ['Wikipedia', 'Crossref'] },
        },
      }),
    );
    await panel.getByRole('button', { name: 'Check the text' }).click();
    await expect(dialog.getByRole('heading', { name: 'Error Occurred' })).toBeVisible();
    await expect(dialog).toContainText('cannot be reached right now.');
    await expect(dialog).toContainText('Wikipedia, Crossref');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.unroute('**/main/check_plagiarism');
  });

  await test.step('a copied sentence is found with its source', async () => {
    await writer.text.click();
    await page.keyboard.type(`Once more: ${copied}`);
    await writer.waitUntilStored('Once more');
    await panel.getByRole('button', { name: 'Check the text' }).click();
    await expect(dialog.getByRole('heading', { name: '1 place found' })).toBeVisible();
    await expect(dialog.getByText('First notes')).toBeVisible();
    await expect(dialog.getByText('Nothing was sent')).toBeVisible();
    await dialog.getByRole('button', { name: 'Show First notes in the text' }).click();
    await expect(dialog).toBeHidden();
    await expect(writer.text.locator('[data-search="current"]').first()).toBeVisible();
  });
});
