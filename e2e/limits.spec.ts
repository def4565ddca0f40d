import { brand } from '@octavo/contract/brand';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const british =
  'The colour of the harbour at dusk is grey, and the centre of the town is as quiet as a theatre before the play.';

/** Uses up the day's AI words. */
async function spend(page: Page) {
  await page.request.post('/v2/text/autocomplete/taken', { data: { text: 'word '.repeat(200) } });
  await page.reload();
}

test('with no AI words left, every action says so and leaves the text unchanged', async ({
  page,
  writer,
}) => {
  const toast = page.getByText('Oops!');
  const notice = page.getByText('Today’s AI words are used up', { exact: true });
  const unchanged = () => expect(writer.text.locator('p').first()).toHaveText(british);

  await writer.open();
  await writer.text.click();
  await page.keyboard.insertText(british);
  await writer.waitUntilStored('theatre');
  await spend(page);
  await unchanged();

  await test.step('the AI card says so, a toast appears, and nothing can be accepted', async () => {
    await writer.text.locator('p').first().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+j');
    const card = page.getByRole('region', { name: `${brand.name} AI` });
    await expect(card.getByText('no words left today')).toBeVisible();
    const paraphrase = card.getByRole('button', { name: 'Paraphrase' });
    await expect(card.getByText('Today’s AI words are used up.', { exact: true })).toBeVisible();
    await paraphrase.click();
    await expect(toast).toBeVisible();
    await expect(card.getByRole('button', { name: /^Accept/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Later', exact: true }).click();
    await expect(toast).toBeHidden();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await unchanged();
  });

  await test.step('the toast leads to the upgrade', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+j');
    const card = page.getByRole('region', { name: `${brand.name} AI` });
    await card.getByRole('button', { name: 'Summarize' }).click();
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Upgrade now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await card.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('make it local: a notice, and Maybe later closes it', async () => {
    await page.getByRole('tab', { name: 'Tools' }).click();
    await page.getByRole('button', { name: 'Make it sound local' }).click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Maybe later' }).click();
    await expect(notice).toBeHidden();
    await unchanged();
  });

  await test.step('tools: a notice, the fields are dim, Go Pro+ opens the upgrade', async () => {
    await page.getByRole('radio', { name: 'Academic' }).click();
    await expect(notice).toBeVisible();
    await page.getByRole('region', { name: 'Voice' }).getByRole('button', { name: 'Go Pro+' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No AI words are left today', { exact: false })).toBeVisible();
    await unchanged();
  });

  await test.step('a brainstorm says so and creates no document', async () => {
    await page.goto('/app/');
    await page.getByRole('button', { name: 'Brainstorm' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^(Next|Continue)/ }).click();
    await dialog.getByRole('textbox', { name: 'Topic' }).fill('Canals');
    await dialog.getByRole('button', { name: 'Find ideas' }).click();
    await expect(dialog.getByRole('button', { name: 'Go Pro+' })).toBeVisible();
    const { docs } = await (await page.request.get('/docs/list')).json();
    expect(docs).toHaveLength(1);
  });
});
