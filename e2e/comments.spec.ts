import type { Page } from '@playwright/test';
import { makeDocument } from './fixtures/make-document.ts';
import { Reader, shareDocument } from './fixtures/reader.ts';
import { expect, test as base, type Writer } from './fixtures/writer.ts';

const text = [
  'The tide comes in at night.',
  'Nobody on the shore saw it, and the boats lay where they stood.',
  'In the morning the sand was smooth.',
].join('\n');

const test = base.extend<{ readonly reader: Reader; readonly id: string }>({
  id: async ({ page }, provide) => provide(await makeDocument(page.request, { text })),
  reader: async ({ page, playwright, baseURL, id }, provide) => {
    const token = await shareDocument(page.request, id);
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    await provide(await Reader.open(request, token, 'Ms Okafor'));
    await request.dispose();
  },
});

const tab = (page: Page) => page.getByRole('tab', { name: /^Comments/ });
const card = (page: Page) => page.getByRole('article');
const marked = (writer: Writer) => writer.text.locator('[data-comment]');

async function open(page: Page, writer: Writer, id: string) {
  await page.goto(`/app/document/${id}`);
  await expect(writer.text).toBeVisible();
}

/** Simulates the writer returning to the window. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('focus')));

test('a document that nobody else can read has no Comments tab', async ({ page, writer }) => {
  await writer.open({ text });
  await expect(page.getByRole('tab', { name: 'Outline' })).toBeVisible();
  const asked = page.waitForResponse(/\/docs\/comments\//);
  await asked;
  await expect(tab(page)).toBeHidden();
});

test('comments appear beside their words, follow them, and can be answered and resolved', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Which shore?', 'on the shore');
  await open(page, writer, id);
  await expect(marked(writer)).toHaveText('on the shore');
  await expect(tab(page)).toHaveAccessibleName(/1 open comment/);

  await marked(writer).click();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await expect(card(page)).toContainText('Ms Okafor');
  await expect(card(page)).toContainText('Which shore?');

  await writer.text.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Once more: ');
  await expect(marked(writer)).toHaveText('on the shore');
  await writer.waitUntilStored('Once more: ');

  await marked(writer).click();
  const field = card(page).getByRole('textbox', { name: 'Write an answer' });
  await field.fill('The one by the mill.');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card(page).getByRole('list', { name: 'Answers' })).toContainText('The one by the mill.');
  await expect(field).toHaveValue('');
  expect(JSON.stringify(await reader.comments())).toContain('The one by the mill.');

  await card(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(marked(writer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marked(writer)).toHaveText('on the shore');
  await expect(tab(page)).toHaveAccessibleName(/1 open comment/);
});

test('new positions of comments are reported after a save, so that readers find the words', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Which shore?', 'on the shore');
  await open(page, writer, id);
  await expect(marked(writer)).toHaveText('on the shore');
  await page.keyboard.press('ControlOrMeta+Home');
  await writer.text.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ControlOrMeta+Home');
  const moved = page.waitForResponse(/\/docs\/comment_anchors\//);
  await page.keyboard.type('Once more: ');
  expect((await moved).ok()).toBe(true);
  const [comment] = await reader.comments();
  expect(comment?.['anchor']).toMatchObject({ quote: 'on the shore', offset: text.indexOf('on the') + 11 });
});

test('deleting words removes their comment’s mark, and undo restores both', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Which shore?', 'on the shore');
  await open(page, writer, id);
  await marked(writer).dblclick();
  await page.keyboard.press('Delete');
  await expect(marked(writer)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tab(page).click();
  await page.getByRole('button', { name: /words that are no longer there/ }).click();
  await expect(card(page)).toContainText('These words are no longer in the text.');
  await writer.text.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(marked(writer)).toHaveText('on the shore');
  await expect(page.getByRole('button', { name: /^Ms Okafor about “on the shore”/ })).toBeVisible();
});

test('proposed words are applied in one step, and one undo reverts them', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Shorter.', 'where they stood', { proposal: 'still' });
  await open(page, writer, id);
  await marked(writer).click();
  await card(page).getByRole('button', { name: 'Use these words' }).click();
  await expect(writer.text).toContainText('the boats lay still.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await writer.text.click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ControlOrMeta+z');
  await expect(writer.text).toContainText('the boats lay where they stood.');
});

test('a new comment appears when the writer returns, and is deleted together with its answers', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await open(page, writer, id);
  await expect(tab(page)).toBeVisible();
  await tab(page).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  const thread = await reader.comment('', 'In the morning the sand was smooth.', { mark: 'good' });
  await reader.answer(thread, 'I mean it.');
  await comeBack(page);
  await page.getByRole('button', { name: /Ms Okafor.*1 answer/ }).click();
  await expect(card(page)).toContainText('Good');
  await expect(writer.text.locator('[data-comment-mark="good"]')).toHaveText(
    'In the morning the sand was smooth.',
  );
  await card(page).getByRole('button', { name: 'Delete' }).click();
  const question = card(page).getByRole('group', {
    name: 'Delete this comment and its answer for everybody?',
  });
  await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No comments yet')).toBeVisible();
  expect(await reader.comments()).toEqual([]);
});

test('comments stay on their words after the text was saved elsewhere', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Which shore?', 'on the shore');
  await open(page, writer, id);
  await expect(marked(writer)).toHaveText('on the shore');
  const { title, content } = await writer.stored();
  const blocks = Reflect.get(Object(content), 'content');
  const first = { type: 'paragraph', content: [{ type: 'text', text: 'From another window.' }] };
  const saved = await page.request.post(`/docs/save/${id}`, {
    data: { title, content: { type: 'doc', content: [first, ...blocks] } },
  });
  expect(saved.ok()).toBe(true);
  await comeBack(page);
  await expect(writer.text).toContainText('From another window.');
  await expect(marked(writer)).toHaveText('on the shore');
});

test('comments are not part of the text: they are not counted, stored with it or downloaded', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Unmistakable remark', 'on the shore', { proposal: 'by the unmistakable sea' });
  const sent: string[] = [];
  page.on('request', (request) => {
    const isComments = request.url().includes('/docs/comment');
    if (!isComments) sent.push(request.postData() ?? '');
  });
  await open(page, writer, id);
  await expect(marked(writer)).toHaveText('on the shore');
  await writer.goToEnd();
  await page.keyboard.type(' And so it goes.');
  await writer.waitUntilStored('And so it goes.');
  await expect(page.getByText('30 words')).toBeVisible();
  expect(sent.filter((body) => /unmistakable/iu.test(body))).toEqual([]);
  expect(JSON.stringify(await writer.stored())).not.toMatch(/unmistakable/iu);
});

for (const choice of ['on this device', 'saved elsewhere'] as const) {
  test(`when the version ${choice} is chosen, its comments stay on their words`, async ({
    page,
    context,
    writer,
    reader,
    id,
  }) => {
    test.slow();
    await reader.comment('Which shore?', 'on the shore');
    await reader.comment('How smooth?', 'smooth');
    await open(page, writer, id);
    await expect(marked(writer)).toHaveText(['on the shore', 'smooth']);

    await test.step('another window inserts a sentence at the start and removes the words of one comment', async () => {
      const second = await context.newPage();
      await second.goto(page.url());
      const text = second.locator('.ProseMirror');
      await expect(text.locator('[data-comment]')).toHaveText(['on the shore', 'smooth']);
      await text.click();
      await second.keyboard.press('ControlOrMeta+Home');
      await second.keyboard.type('All year round. ');
      await text.locator('[data-comment]').last().dblclick();
      await second.keyboard.type('wet');
      await writer.waitUntilStored('sand was wet');
    });
    await writer.goToEnd();
    await page.keyboard.type(' So it was.');
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
    await dialog.getByRole('button', { name: `Keep the version ${choice}` }).click();
    await expect(dialog).toBeHidden();

    if (choice === 'on this device') {
      await expect(writer.text).toContainText('smooth. So it was.');
      await expect(marked(writer)).toHaveText(['on the shore', 'smooth']);
    } else {
      await expect(writer.text).toContainText('All year round. The tide');
      await expect(marked(writer)).toHaveText(['on the shore']);
      await tab(page).click();
      await page.getByRole('button', { name: /words that are no longer there/ }).click();
      await expect(card(page)).toContainText('How smooth?');
    }
    const quotes = (await reader.comments()).map(({ anchor }) => Reflect.get(Object(anchor), 'quote'));
    expect(quotes).toEqual(['on the shore', 'smooth']);
  });
}

test('regression 406: existing comments appear with the text, without waiting for the page to be idle', async ({
  page,
  writer,
  reader,
  id,
}) => {
  await reader.comment('Which shore?', 'on the shore');
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await open(page, writer, id);
  await expect(marked(writer)).toHaveText('on the shore');
});
