import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const sentence = 'What is written on a page is read on it as well, and so the last line of it is to be seen.';

test('the line being written is never under the bars', async ({ page, writer }) => {
  await writer.open();
  await writer.text.tap();
  for (let paragraph = 0; paragraph < 9; paragraph += 1) {
    await page.keyboard.type(sentence);
    await page.keyboard.press('Enter');
    await page.keyboard.type('So ');
    await expectCaretBetweenBars(page);
  }

  await test.step('moving up and down with the arrow keys', async () => {
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
    await page.keyboard.press('ArrowRight');
    await expectCaretBetweenBars(page);
    for (let line = 0; line < 24; line += 1) {
      await page.keyboard.press('ArrowDown');
      await expectCaretBetweenBars(page);
    }
    for (let line = 0; line < 22; line += 1) {
      await page.keyboard.press('ArrowUp');
      await expectCaretBetweenBars(page);
    }
  });

  await test.step('in a footnote below the text', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+Shift+f');
    const note = page.getByRole('textbox', { name: 'Text of footnote 1' });
    await expect(note).toBeFocused();
    for (let count = 0; count < 4; count += 1) await page.keyboard.type(sentence);
    await expectCaretBetweenBars(page);
  });
});

for (const width of [390, 320]) {
  test(`the paragraph menu covers no text on a page ${width} px wide`, async ({ page, writer }) => {
    await page.setViewportSize({ width, height: 844 });
    await writer.open({ text: `${sentence}\n${sentence}` });
    const more = page.getByRole('button', { name: 'More formatting' });
    for (const paragraph of await writer.text.locator('p').all()) {
      await paragraph.tap({ position: { x: 40, y: 12 } });
      await expect.poll(() => standsBeside(more, paragraph)).toBe(true);
      expect(await linesUnder(more, writer.text)).toEqual([]);
    }
    const quote = page.getByRole('button', { name: 'Quotation' });
    const quotations = writer.text.locator('blockquote');
    await more.tap();
    await quote.tap();
    await expect(quotations).toHaveText([sentence]);

    // The keys arrive before the browser has reported where the tap put the caret.
    await writer.text.locator('p').first().tap();
    await page.keyboard.press('End');
    for (let paragraph = 0; paragraph < 8; paragraph += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.insertText(sentence);
    }
    await expect(quotations).toHaveText([sentence]);
    await more.tap();
    await quote.tap();
    await expect(quotations).toHaveCount(2);
  });
}

test('closing a citation’s card shows no text toolbar', async ({ page, writer }) => {
  const citation = writer.text.locator('cite[data-inline-citation]');
  const toolbar = page.getByRole('toolbar', { name: 'Text', exact: true });
  const work = { id: 'turing', authors: ['Turing, A. M.'], year: '1950', title: 'Computing machinery' };
  const reference = { ...work, publication: 'Mind', doi: '', url: '' };
  await writer.open({
    title: 'Machines',
    content: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: `${sentence} ` },
            { type: 'inlineCitation', attrs: { id: 'c1', index: 1, reference: 'turing' } },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: sentence }] },
        { type: 'references', attrs: { format: 'APA 7', items: [reference] } },
      ],
    },
  });
  await citation.tap();
  const form = page.getByRole('dialog', { name: 'Citation' });
  await expect(form).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(writer.text).toBeFocused();
  // Fetching it would take this long.
  await page.waitForLoadState('networkidle');
  await expect(toolbar).toBeHidden();
});

test('the text toolbar goes when its words scroll under the bar or something else is tapped', async ({
  page,
  writer,
}) => {
  const toolbar = page.getByRole('toolbar', { name: 'Text', exact: true });
  await writer.open();
  await writer.text.tap();
  for (let paragraph = 0; paragraph < 9; paragraph += 1) {
    await page.keyboard.type(sentence);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Shift+End');
  await expect(toolbar).toBeVisible();

  // To the middle of the bar.
  await toolbar.evaluate((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - 28, behavior: 'instant' });
  });
  await expect.poll(async () => (await toolbar.boundingBox())?.y).toBeLessThan(28);
  const isOver = toolbar.evaluate((bar) => {
    const { left, width } = bar.getBoundingClientRect();
    return bar.contains(document.elementFromPoint(left + width / 2, 28));
  });
  expect(await isOver).toBe(false);

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('textbox', { name: 'Title' }).tap();
  await expect(toolbar).toBeHidden();

  await writer.text.focus();
  await expect(async () => {
    // The editor learns of the caret's position a moment after the key.
    await page.keyboard.press('ControlOrMeta+Home', { delay: 50 });
    await page.keyboard.press('Shift+End');
    await expect(toolbar).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(toolbar).toBeHidden();
});

test('the side menu closes when Help leads to another page', async ({ page }) => {
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: /^Help/ }).tap();
  await page.getByRole('menuitem', { name: 'Prices' }).tap();
  await expect(page.getByRole('heading', { name: 'Prices', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Trash/ })).toBeHidden();
});

test('in the open menu, a button under a toast can be scrolled into view', async ({ page, writer }) => {
  await writer.openAtEnd('Three trees are planned.');
  const id = page.url().split('/').at(-1);
  expect((await page.request.delete(`/docs/item/${id}`)).ok()).toBe(true);
  await page.goto('/app/trash/');
  await page.getByRole('button', { name: /^Restore: / }).tap();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Restored' });
  const last = page.getByRole('button', { name: 'Collapse the sidebar' });
  const overlap = async () => {
    await last.evaluate((button) => button.closest('[data-drawer]')?.scrollTo({ top: 10_000 }));
    const [lower, upper] = [await toast.boundingBox(), await last.boundingBox()];
    return lower && upper ? upper.y + upper.height - lower.y : Number.NaN;
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
});

/** Waits until the page has followed the caret, in the frame after the key. */
async function expectCaretBetweenBars(page: Page) {
  await expect(async () => {
    const { top, bottom } = await page.evaluate(() => {
      const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
      return { top: caret?.top ?? 0, bottom: caret?.bottom ?? Number.POSITIVE_INFINITY };
    });
    const foot = await page.getByRole('button', { name: 'Suggestions' }).locator('..').boundingBox();
    expect(top).toBeGreaterThanOrEqual(56);
    expect(bottom).toBeLessThanOrEqual(foot?.y ?? 0);
  }).toPass({ timeout: 5000 });
}

/** Whether a button is level with a paragraph; until the caret has moved, it stays at its old position. */
async function standsBeside(button: Locator, paragraph: Locator): Promise<boolean> {
  const [inner, outer] = [await button.boundingBox(), await paragraph.boundingBox()];
  if (inner === null || outer === null) return false;
  const middle = inner.y + inner.height / 2;
  return middle > outer.y && middle < outer.y + outer.height;
}

/** The lines of a text that are covered by a button. */
async function linesUnder(button: Locator, text: Locator) {
  const over = await button.boundingBox();
  if (over === null) throw new Error('There is no button.');
  return text.evaluate((element, { x, y, width, height }) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()]
      .filter(({ left, right }) => left < x + width && right > x)
      .filter(({ top, bottom }) => top < y + height && bottom > y)
      .map(({ left, right, top, bottom }) => [left, right, top, bottom]);
  }, over);
}
