import { expect, test } from './fixtures/writer.ts';

const sentence = 'The gardenner of the harbour hums in the evening, and the gardenner never rests.';

test('a word added to the dictionary is accepted in every document until it is removed', async ({
  page,
  writer,
}) => {
  const unknown = writer.text.locator('[data-suggestion]', { hasText: 'gardenner' });
  const start = async () => {
    await writer.startOnHome();
    await writer.text.click();
    await page.keyboard.insertText(sentence);
    await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  };

  await start();
  await expect(unknown).toHaveCount(2);
  await unknown.first().click();
  await expect(page.getByRole('button', { name: 'Ignore rule' })).toBeHidden();
  await page.getByRole('button', { name: 'Ignore here' }).click();
  await expect(unknown).toHaveCount(1);
  await unknown.click();
  await page.getByRole('button', { name: 'Ignore in this document' }).click();
  await expect(unknown).toHaveCount(0);
  await writer.waitUntilStored('gardenner');
  await page.reload();
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await expect(unknown).toHaveCount(0);

  await start();
  await unknown.first().click();
  const sent = page.waitForResponse((response) => response.url().endsWith('/writing_preferences'));
  await page.getByRole('button', { name: 'Add to dictionary' }).click();
  await sent;
  await expect(unknown).toHaveCount(0);

  await start();
  await expect(unknown).toHaveCount(0);
  await page.goto('/app/account/');
  const words = page.getByRole('list', { name: 'Your dictionary' });
  await expect(words.getByRole('listitem')).toHaveText(['gardenner']);
  await page.getByRole('button', { name: 'Remove gardenner' }).click();
  await expect(page.getByText('No words yet.')).toBeVisible();
  await start();
  await expect(unknown).toHaveCount(2);
});
