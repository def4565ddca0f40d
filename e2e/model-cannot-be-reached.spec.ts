import type { Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { serveWithModel } from './fixtures/serve-with-model.ts';
import { expect, test } from './fixtures/writer.ts';

const said = 'The AI cannot be reached right now, so fixed rules wrote this.';
const text =
  "Kids can't get enough of the colour of this harbour, and lots of parents think it's a big problem for school.";

const model = serveWithModel();
// What a proxy answers for a model that has gone.
test.beforeEach(() => model.behave({ kind: 'status', status: 503 }));

async function openText(page: Page): Promise<void> {
  await page.goto(`${model.origin}/app/`);
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  const id = await makeDocument(page.request, { origin: model.origin, text });
  await page.goto(`${model.origin}/app/document/${id}`);
}

test('regression 410: the AI card says that fixed rules stood in for the model', async ({ page, writer }) => {
  await openText(page);
  await writer.text.locator('p').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+j');
  const card = page.getByRole('region', { name: 'Octavo AI' });
  await card.getByRole('button', { name: 'Sound academic' }).click();
  await expect(card.getByRole('button', { name: /^Accept/ })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(card.getByText(said, { exact: true })).toBeVisible();
  await expect(card.getByText('Written by AI')).toHaveCount(0);

  await card.getByRole('button', { name: 'Make longer' }).click();
  await expect(card.getByText(/cannot be reached|could not be reached|unavailable/i).first()).toBeVisible();
});

test('regression 410: the tools and Make it sound local say that fixed rules stood in for the model', async ({
  page,
  writer,
}) => {
  await openText(page);
  await page.getByRole('tab', { name: 'Tools' }).click();
  const voice = page.getByRole('region', { name: 'Voice' });
  await voice.getByRole('radio', { name: 'Academic' }).click();
  await expect(voice.getByText(said, { exact: true })).toBeVisible();
  await expect(writer.text).not.toContainText("can't");

  const local = page.getByRole('region', { name: 'Make it sound local' });
  await local.getByRole('button', { name: 'Make it sound local' }).click();
  await expect(local.getByText(said, { exact: true })).toBeVisible();
  await local.getByRole('button', { name: 'Accept' }).click();
  await expect(writer.text).toContainText('color of this harbor');
});

test('regression 410: an essay that was promised as a whole draft says that fixed rules stood in', async ({
  page,
  writer,
}) => {
  await page.goto(`${model.origin}/app/`);
  await page.getByRole('button', { name: /^Essay/ }).click();
  const dialog = page.getByRole('dialog');
  const press = (name: RegExp) => dialog.getByRole('button', { name }).click();
  await press(/^Continue/);
  await press(/^Continue/);
  await dialog.getByLabel('Your topic').fill('the harbour');
  for (let time = 0; time < 3; time++) await press(/^Continue/);
  await press(/^Write the essay/);
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expect(writer.text).toContainText('harbour');
});

test('regression 410: a board says that fixed rules stood in', async ({ page, writer }) => {
  await page.goto(`${model.origin}/app/`);
  await page.getByRole('button', { name: /^Brainstorm/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Continue/ }).click();
  await dialog.getByRole('textbox').fill('the harbour');
  await dialog.getByRole('button', { name: /^Find ideas/ }).click();
  await expect(page).toHaveURL(/\/app\/document\/[\w-]+$/);
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  await expect(writer.text).toContainText('harbour');
});
