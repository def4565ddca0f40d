import { expect, test } from './fixtures/writer.ts';

const fields = [
  { keys: 'ControlOrMeta+f', typed: 'pier' },
  { keys: 'ControlOrMeta+j', typed: 'Say it plainly' },
  { keys: 'ControlOrMeta+Alt+o', typed: 'slow hand' },
  { keys: 'ControlOrMeta+Alt+g', typed: 'harbour' },
] as const;

for (const { keys, typed } of fields) {
  test(`regression 186: on a slow connection, text typed right after ${keys} goes to its field`, async ({
    page,
    writer,
  }) => {
    await writer.openAtEnd('The pier and its lamps.');
    // Before the page fetches less urgent files in idle time.
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue().catch(() => {});
    });
    await page.keyboard.press(keys);
    await page.keyboard.type(typed);
    const held = page.locator('input:focus');
    await expect(held).toHaveValue(typed);
    await page.keyboard.type('!');
    await expect(held).toHaveValue(`${typed}!`);
    await expect(writer.text.locator('p').first()).toHaveText('The pier and its lamps.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
