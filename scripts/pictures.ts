// npm run pictures -- http://127.0.0.1:8080: drives a running Octavo and takes the pictures in docs/images.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { leanLaunchOptions } from '../chromium.ts';
import { essayHtml, essayTitle } from '../e2e/fixtures/essay.ts';
import { makeDocument } from '../e2e/fixtures/make-document.ts';
import { themeNames } from './lib/themes.mjs';

const origin = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = process.argv[3] ?? 'docs/images';

/** The documents in the list of pages besides the essay, the latest first. */
const others = [
  { title: 'Reading list for the spring', text: 'Three books on rivers, and one on those who drained them.' },
  { title: 'What the harbour remembers', text: 'Every boat that left has left something at the pier.' },
  {
    title: 'Lab report: salt and frost',
    text: 'Two beakers stood in the yard over night; one of them froze.',
  },
  { title: 'Letter to the museum', text: 'I am writing to ask whether the small clock is still on show.' },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(leanLaunchOptions);
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
await context.addInitScript(() => localStorage.setItem('greetingVideoCloseCount', '2'));
for (const document of others) await makeDocument(context.request, { ...document, origin });
const title = essayTitle.charAt(0).toUpperCase() + essayTitle.slice(1);
const id = await makeDocument(context.request, { title, origin });
const page = await context.newPage();
await page.goto(`${origin}/app/document/${id}`);
await page.locator('.ProseMirror').click();
await paste(page, essayHtml);
await untilChecked(page);

for (const theme of themeNames) {
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  for (const { name, width, height } of [
    { name: 'editor', width: 1440, height: 900 },
    { name: 'phone', width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`${origin}/app/document/${id}`);
    await untilChecked(page);
    await page.locator('[data-suggestion]').nth(1).click();
    await page.locator('[data-open]').waitFor();
    await take(page, `${name}-${theme}`);
  }
  await page.setViewportSize({ width: 1280, height: 780 });
  await page.goto(`${origin}/app/`);
  await page.getByRole('link', { name: title }).first().waitFor();
  await take(page, `home-${theme}`);
}
await browser.close();

async function untilChecked(shown: Page): Promise<void> {
  await shown.locator('.ProseMirror [data-suggestion]').nth(2).waitFor({ timeout: 60_000 });
}

/** Takes a picture once the page has stopped loading. */
async function take(shown: Page, name: string): Promise<void> {
  // Nothing is under the pointer, as on a phone.
  await shown.mouse.move(0, 0);
  await shown.waitForLoadState('networkidle');
  await shown.evaluate(() => document.fonts.ready);
  await shown.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

async function paste(shown: Page, html: string): Promise<void> {
  await shown.evaluate(async (source) => {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': new Blob([source], { type: 'text/html' }) }),
    ]);
  }, html);
  await shown.keyboard.press('ControlOrMeta+v');
}
