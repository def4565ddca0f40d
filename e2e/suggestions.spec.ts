import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const paragraphs = [
  'The students recieve their prizes in the goverment building every year, and they definately enjoy it.',
  'Students recieve prizes.',
  'The lamps along the river are lit before the evening, untill the last of the boats has gone home.',
  'Teh end',
];

const html = paragraphs.map((text) => `<p>${text}</p>`).join('');

/** The text before the caret in its paragraph. */
const beforeCaret = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection();
    const paragraph = selection?.anchorNode?.parentElement?.closest('p');
    if (!selection?.anchorNode || !paragraph) return null;
    const range = document.createRange();
    range.setStart(paragraph, 0);
    range.setEnd(selection.anchorNode, selection.anchorOffset);
    return range.toString();
  });

test.beforeEach(async ({ page, writer }) => {
  await writer.open();
  await writer.text.click();
  await writer.paste(html);
  await expect(page.getByText('4 of 4 paragraphs checked')).toBeVisible();
});

test('regression 18: short paragraphs among English ones are checked', async ({ writer }) => {
  await expect(writer.text.locator('p').nth(1).locator('[data-suggestion]')).toHaveText('recieve');
  await expect(writer.text.locator('p').nth(3).locator('[data-suggestion]')).toHaveText('Teh');
});

test('regression 18: clicking an underlined word places the caret there, and Escape closes its card', async ({
  page,
  writer,
}) => {
  const card = page.locator('[data-open]');
  for (const word of ['recieve', 'goverment', 'definately', 'untill', 'Teh']) {
    const box = await writer.text.locator('[data-suggestion]', { hasText: word }).first().boundingBox();
    if (box === null) throw new Error(`${word} is not underlined`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await expect(card).toContainText(word);
    await expect.poll(() => beforeCaret(page)).toMatch(new RegExp(`${word.slice(0, 1)}\\S*$`));
    const stood = (await beforeCaret(page)) ?? '';
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    expect(await beforeCaret(page)).toBe(stood);
  }
});

test('regression 165: after a suggestion is applied by mouse, typing continues after the corrected word', async ({
  page,
  writer,
}) => {
  const word = writer.text.locator('[data-suggestion]', { hasText: 'untill' });
  await word.click();
  const card = page.locator('[data-open]');
  await expect(card).toContainText('untill');
  await card.getByRole('button', { name: /^Apply/ }).click();
  await expect(writer.text).toBeFocused();
  await page.keyboard.type(' about nine, ');
  await expect(writer.text.locator('p').nth(2)).toContainText('until about nine,  the last of the boats');
  await writer.text.locator('[data-suggestion]', { hasText: 'Teh' }).click();
  await card.getByRole('button', { name: 'Ignore here' }).click();
  await expect(writer.text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' and so on');
  await expect(writer.text.locator('p').nth(3)).toHaveText('Teh end and so on');
});

test('regression 18: the shortcut for the next suggestion continues from the applied one', async ({
  page,
  writer,
}) => {
  const card = page.locator('[data-open]');
  await writer.text.click();
  for (const word of ['recieve', 'goverment', 'definately']) {
    await page.keyboard.press('ControlOrMeta+.');
    await expect(card).toContainText(word);
    // Announced only: the focus stays in the text.
    await expect(page.getByRole('status').filter({ hasText: `Spelling: ${word}, better:` })).toHaveCount(1);
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(writer.text).toContainText('they definitely enjoy');
  await page.keyboard.press('ControlOrMeta+.');
  await expect(card).toContainText('recieve');
  await expect(card).toContainText('3 of 5');
});

test('regression 18: Tab moves into the card of the first suggestion, which stays visible', async ({
  page,
  writer,
}) => {
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await writer.paste(`<p>${'The students recieve definately wich prize. '.repeat(20)}</p>`);
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+.');
  const card = page.locator('[data-open]');
  await expect(card).toContainText('1 of');
  const close = card.getByRole('button', { name: 'Close this suggestion' });
  const isSeen = () =>
    page.evaluate(() => {
      const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return document.activeElement?.contains(seen) ?? false;
    });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name: 'Previous suggestion' })).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect.poll(isSeen).toBe(true);
  // Scrolled by hand until the page header covers the card.
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await expect.poll(isSeen).toBe(true);
});

test('regression 18: the menu of an empty line appears only after a pause', async ({ page, writer }) => {
  await writer.text.locator('p').first().click();
  await page.keyboard.press('End');
  await writer.text.evaluate((text) => {
    const menu = () => document.querySelector('[role="toolbar"][aria-label="Empty line"]');
    let pressed = 0;
    text.addEventListener('keydown', () => (pressed = performance.now()));
    const wait = () => {
      if (pressed > 0 && menu()?.checkVisibility()) {
        document.documentElement.dataset['waited'] = String(performance.now() - pressed);
      } else requestAnimationFrame(wait);
    };
    wait();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('toolbar', { name: 'Empty line' })).toBeVisible();
  expect(Number(await page.locator('html').getAttribute('data-waited'))).toBeGreaterThan(700);
});

test('regression 18: many suggestions in a few lines appear beside their words, and so does the next one', async ({
  page,
  writer,
}) => {
  const words = writer.text.locator('p').first().locator('[data-suggestion]');
  const card = page.locator('[data-open]');
  const reach = 150;
  const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;
  await writer.text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await writer.paste(`<p>${'The students recieve definately wich prize. '.repeat(20)}</p>`);
  await expect(page.getByText('1 of 1 paragraph checked')).toBeVisible();
  await expect.poll(() => words.count()).toBeGreaterThanOrEqual(60);

  const last = words.nth(55);
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await last.click();
  await expect(card).toBeVisible();
  const away = async (element: Locator) => Math.abs((await topOf(element)) - (await topOf(last)));
  await expect.poll(() => away(card)).toBeLessThan(reach);
  // With the keyboard: the focus moves on to the next one.
  await card.getByRole('button', { name: /^Apply/ }).press('Enter');
  await expect(card).toBeHidden();
  const next = page.locator('li[data-suggestion] :focus');
  await expect(next).toBeVisible();
  await expect.poll(() => away(next)).toBeLessThan(reach);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(reach);
  await expect(async () => {
    await page.mouse.wheel(0, -6000);
    await expect(page.locator('li[data-suggestion]').first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
});
