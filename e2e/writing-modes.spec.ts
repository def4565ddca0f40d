import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/writer.ts';

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p>Paragraph ${index + 1} tells what the tide left on the sand, and who came to look for it.</p>`,
  ).join('');

/** The position of the caret's line in the window, in pixels from the top. */
const caretTop = (page: Page) =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0);
    const [box] = range?.getClientRects() ?? [];
    return Math.round(box?.top ?? -1);
  });

test('focus mode shows only the sheet, highlights one paragraph, and restores everything afterwards', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await writer.paste('<p>One of teh tides.</p><p>Two of them.</p><p>Three.</p>');
  const panel = page.getByRole('region', { name: 'Writing help' });
  const rows = panel.getByRole('listitem');
  await expect(writer.text.locator('[data-suggestion]')).not.toHaveCount(0);
  const found = await rows.count();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Focus mode' }).click();
  await expect(writer.text).toBeFocused();
  const away = [
    panel,
    page.getByRole('navigation').first(),
    page.getByRole('button', { name: 'More', exact: true }),
  ];
  for (const part of away) await expect(part).toBeHidden();
  await expect(page.getByText('Focus mode is on. Press Escape to leave it.')).toBeAttached();

  const lit = writer.text.locator('[data-lit]');
  await expect(lit).toHaveText('Three.');
  await writer.text.evaluate((text) => {
    const changed: string[] = [];
    Object.assign(globalThis, { changed });
    new MutationObserver((records) => {
      // The text area itself changes with each key.
      for (const { target } of records) if (target !== text) changed.push(target.textContent ?? '');
    }).observe(text, { attributes: true, subtree: true });
  });
  const changed = () => page.evaluate(() => Reflect.get(globalThis, 'changed'));
  await page.keyboard.type(' More.');
  await expect(lit).toHaveText('Three. More.');
  await page.keyboard.press('ArrowUp');
  await expect(lit).toHaveText('Two of them.');
  // No earlier entry: typing a key changes nothing around it.
  expect(await changed()).toEqual(['Two of them.', 'Three. More.']);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Leave focus mode' })).toBeVisible();
  await writer.text.getByText('One of teh').click();
  await expect(lit).toHaveText('One of teh tides.');
  await page.keyboard.press('Escape');
  for (const part of away) await expect(part).toBeVisible();
  await expect(writer.text).toBeFocused();
  await expect(lit).toHaveCount(0);
  await expect(rows).toHaveCount(found);

  await page.keyboard.press('ControlOrMeta+Alt+z');
  await expect(panel).toBeHidden();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(page.getByRole('search', { name: 'Find' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('search', { name: 'Find' })).toBeHidden();
  await expect(panel).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Alt+z');
  await expect(panel).toBeVisible();
});

test('typewriter mode keeps the caret’s line at one height, and neither scrolling nor a click moves it back', async ({
  page,
  writer,
}) => {
  await writer.open();
  await writer.text.click();
  await writer.paste(paragraphs(30));
  await page.keyboard.press('ControlOrMeta+Alt+Shift+z');
  await page.keyboard.type(' And');
  const at = Math.round(900 * 0.42);
  const isHeld = async () => Math.abs((await caretTop(page)) + 12 - at) < 16;
  await expect.poll(isHeld).toBe(true);
  await page.keyboard.type(' then the water came back over all of it,'.repeat(4));
  await page.keyboard.press('Enter');
  await page.keyboard.type('A line of its own');
  await expect.poll(isHeld).toBe(true);
  for (let line = 0; line < 8; line += 1) await page.keyboard.press('ArrowUp');
  await expect.poll(isHeld).toBe(true);

  // The view stays where the user scrolls or clicks.
  const scrolled = () => page.evaluate(() => scrollY);
  const held = await scrolled();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -200);
  await expect.poll(scrolled).toBe(held - 200);
  const line = (await writer.caret()).block;
  await page.mouse.click(620, 700);
  await expect.poll(async () => (await writer.caret()).block).not.toBe(line);
  // If the line were moved, it would be in the frame after that.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await scrolled()).toBe(held - 200);
  await page.keyboard.type('x');
  await expect.poll(isHeld).toBe(true);
});
