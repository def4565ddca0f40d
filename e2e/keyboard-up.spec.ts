import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const sentence = 'The slower hand has to choose, and choosing is already a kind of thinking.';
const text = [sentence, sentence, `${sentence} It is definately so.`, sentence, ''].join('\n');

/** What an on-screen keyboard leaves of two phones. */
const windows = [
  { width: 390, height: 405 },
  { width: 360, height: 355 },
];

for (const viewport of windows) {
  test.describe(`regression 330: with the keyboard open, at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a suggestion appears below its words, and closing it leads back to them', async ({
      page,
      writer,
    }) => {
      await writer.open({ text });
      await tapWords(page, 'definately');
      const close = page.getByRole('button', { name: 'Close this suggestion' });
      for (const name of ['Apply', 'Ignore here', 'More for this suggestion']) {
        await expectInSight(page.getByRole('button', { name, exact: true }));
      }
      await expectInSight(close);
      await expectWordsInSight(page, 'definately');
      await close.tap();
      await expect(close).toBeHidden();
      await expect(page.getByRole('list', { name: 'Suggestions' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Suggestions' })).toBeFocused();
      await expectWordsInSight(page, 'definately');
    });

    test('the card of Ask Octavo shows its field and the end of its passage', async ({ page, writer }) => {
      await writer.open({ text });
      await writer.text.locator('p').nth(1).tap();
      // A tap places the caret late on a busy machine, and the card would open for another paragraph.
      await expect.poll(async () => (await writer.caret()).index).toBe(1);
      await page.getByRole('button', { name: 'More formatting' }).tap();
      await page.getByRole('button', { name: 'Ask Octavo' }).tap();
      const prompt = page.getByRole('textbox', { name: 'Your own instruction' });
      await expect(prompt).toBeFocused();
      await expectInSight(prompt);
      await expectWordsInSight(page, 'thinking.', 1);
    });

    test('the menus of a line are fully visible beside it', async ({ page, writer }) => {
      await writer.open({ text });
      await writer.text.tap();
      // A tap places the caret late on a busy machine, and would place it after the key.
      await expect
        .poll(async () => {
          await page.keyboard.press('ControlOrMeta+End');
          return (await writer.caret()).block;
        })
        .toBe('');
      const line = page.getByRole('toolbar', { name: 'Empty line' });
      await expectInSight(line);
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: 'More formatting' }).tap();
      await expectInSight(page.getByRole('toolbar', { name: 'Paragraph' }));
      await expectInSight(page.getByRole('button', { name: 'More formatting' }));
    });

    test('the text toolbar, the link form and the citation card are in view', async ({ page, writer }) => {
      await writer.open({ text });
      const toolbar = page.getByRole('toolbar', { name: 'Text', exact: true });
      const select = async () => {
        // A tap places the caret late on a busy machine, and would end a selection that was made before.
        await expect(async () => {
          await writer.text.locator('p').nth(3).tap();
          await page.keyboard.press('Home');
          await page.keyboard.press('Shift+End');
          await expect(toolbar).toBeVisible({ timeout: 3000 });
        }).toPass();
        await expectInSight(toolbar);
      };
      await select();
      await toolbar.getByRole('button', { name: 'Link' }).tap();
      await expectInSight(page.getByRole('textbox', { name: 'Link address' }));
      await page.keyboard.press('Escape');
      await select();
      await toolbar.getByRole('button', { name: 'Cite a source' }).tap();
      const card = page.getByRole('region', { name: 'Find a source' });
      await expect(card).toBeFocused();
      await expectInSight(card.getByRole('heading', { name: 'Find a source' }));
      await expectInSight(card.getByRole('blockquote'));
      await expectWordsInSight(page, 'thinking.', 3);
    });

    test('the document menu and a dialog opened from it fit the window', async ({ page, writer }) => {
      await writer.open({ text });
      await writer.text.locator('p').first().tap();
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      const menu = page.getByRole('menu');
      await expectWithin(menu, viewport);
      await menu.getByRole('menuitem', { name: 'Download' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Download' });
      await expectWithin(dialog, viewport);
      await dialog.getByRole('button', { name: 'Download', exact: true }).scrollIntoViewIfNeeded();
      await expectInSight(dialog.getByRole('button', { name: 'Download', exact: true }));
    });

    test('matches are visible below the find bar', async ({ page, writer }) => {
      await writer.open({ text });
      await writer.text.locator('p').first().tap();
      await page.keyboard.press('ControlOrMeta+f');
      const bar = page.getByRole('search', { name: 'Find in the document' });
      await bar.getByRole('button', { name: 'Show replace' }).tap();
      await bar.getByRole('searchbox', { name: 'Find' }).fill('definately');
      await expectInSight(bar);
      await expectWordsInSight(page, 'definately');
    });
  });
}

/** Taps words of the text, wherever they are: the browser scrolls to them as a finger would. */
async function tapWords(page: Page, words: string) {
  await expect(page.locator('[data-suggestion]')).not.toHaveCount(0);
  await expect(async () => {
    const [box] = await boxesOf(page, words);
    if (!box) throw new Error(`There is no “${words}”.`);
    const { top, bottom, left, right } = box;
    await page.evaluate(
      (middle) => scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' }),
      (top + bottom) / 2,
    );
    const [there] = await boxesOf(page, words);
    await page.touchscreen.tap((left + right) / 2, ((there?.top ?? top) + (there?.bottom ?? bottom)) / 2);
    await expect(page.getByRole('button', { name: 'Close this suggestion' })).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Nothing covers it, neither a bar nor the edge of the window. */
async function expectInSight(part: Locator) {
  await expect(part).toBeVisible();
  const covered = () =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [x, y],
        [left + 8, y],
        [right - 8, y],
        [x, top + 4],
        [x, bottom - 4],
      ] as const;
      return points.filter((point) => {
        const found = document.elementFromPoint(...point);
        return !(element.contains(found) || found?.contains(element) === true);
      });
    });
  await expect.poll(covered, { message: `covered: ${String(part)}` }).toEqual([]);
}

/** Words of the text that are visible: nothing covers them. */
async function expectWordsInSight(page: Page, words: string, index = 0) {
  await expect
    .poll(
      async () => {
        const box = (await boxesOf(page, words))[index];
        return page.evaluate((at) => {
          const found = at && document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
          return found?.closest('.ProseMirror') !== null && found !== null;
        }, box);
      },
      { message: `${words} can be read` },
    )
    .toBe(true);
}

async function expectWithin(
  part: Locator,
  { width, height }: { readonly width: number; readonly height: number },
) {
  await expect
    .poll(async () => {
      const box = await part.boundingBox();
      return (
        box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
      );
    })
    .toBe(true);
}

/** The positions of words in the window, for each of their occurrences in the text. */
function boxesOf(page: Page, words: string) {
  return page.evaluate((wanted) => {
    const text = document.querySelector('.ProseMirror');
    const walk = document.createTreeWalker(text ?? document.body, NodeFilter.SHOW_TEXT);
    const found: { left: number; right: number; top: number; bottom: number }[] = [];
    while (walk.nextNode()) {
      const start = walk.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(walk.currentNode, start);
      range.setEnd(walk.currentNode, start + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      found.push({ left, right, top, bottom });
    }
    return found;
  }, words);
}
