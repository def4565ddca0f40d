import { expect, test } from './fixtures/writer.ts';

const habits = 'The margin is not empty space around a text. '.repeat(3);

test('a sentence is completed from the writer’s own words, one word at a time', async ({ page, writer }) => {
  const body = page.getByRole('textbox', { name: 'Document' });
  const ghost = page.locator('[data-ghost-text]');
  await page.goto('/app/');
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible();
  // The engine learns typed text after a while, but the text present at the first request at once.
  const { id } = await (await page.request.post('/docs/create_blank', { data: { title: 'Habits' } })).json();
  const content = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: habits }] }],
  };
  await page.request.post(`/docs/save/${id}`, { data: { title: 'Habits', content } });

  await writer.open();
  await body.click();
  await page.keyboard.type('The margin is not');
  await expect(ghost).toContainText('empty space around');
  await expect(page.getByRole('status').filter({ hasText: 'empty space around' })).toHaveText(/Ctrl →/);
  await expect(body.locator('p')).toHaveText(/^The margin is not empty space/);

  await page.keyboard.type(' empty');
  await expect(ghost).not.toContainText('empty');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await writer.waitUntilSaved();
  await page.keyboard.press('Home');
  await expect(ghost).toBeHidden();
  await expect(body.locator('p')).toHaveText('The margin is not empty space');

  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('switch', { name: 'Finish as I type' }).click();
  await body.click();
  await page.keyboard.press('End');
  const asked = page.waitForRequest('**/v2/text/autocomplete', { timeout: 1_000 }).catch(() => null);
  await page.keyboard.type(' around');
  expect(await asked).toBeNull();
});
