// npm run pictures -- http://127.0.0.1:8080: drives a running Octavo and takes the pictures of docs/images.
import { brand } from '@octavo/contract/brand';
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { essayHtml, essayTitle } from '../e2e/fixtures/essay.ts';
import { themeNames } from './lib/themes.mjs';

const address = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = process.argv[3] ?? 'docs/images';
const sizes = [
  { name: '', width: 1440, height: 900 },
  { name: '-narrow', width: 390, height: 844 },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await context.grantPermissions(['clipboard-read', 'clipboard-write']);
const page = await context.newPage();

await page.goto(`${address}/app/`);
await page.getByRole('button', { name: /^Blank/ }).click();
await page.getByRole('textbox', { name: 'Title' }).fill(essayTitle);
await page.locator('.ProseMirror').click();
await paste(page, essayHtml);
await page.locator('[data-suggestion]').first().waitFor({ timeout: 30_000 });
await page.waitForTimeout(2500);
const document = page.url();

for (const theme of themeNames) {
  await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
  for (const { name, ...viewport } of sizes) {
    await page.setViewportSize(viewport);
    await page.goto(document);
    await page.locator('[data-suggestion]').first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(1200);
    await page.locator('[data-suggestion]').nth(1).click();
    await page.waitForTimeout(500);
    await picture(page, `editor${name}-${theme}`);
    await page.goto(document);
    await page.locator('.ProseMirror').getByText('If shade is a service').click({ clickCount: 3 });
    await page.waitForTimeout(500);
    await picture(page, `toolbar${name}-${theme}`);
    await page.getByRole('button', { name: `Ask ${brand.name}` }).click();
    await page.getByRole('button', { name: 'Paraphrase' }).click();
    await page.waitForTimeout(2500);
    await picture(page, `ai-card${name}-${theme}`);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await page.waitForTimeout(600);
    await picture(page, `download${name}-${theme}`);
    await page.goto(`${address}/app/`);
    await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor();
    await page.waitForTimeout(800);
    await picture(page, `home${name}-${theme}`);
  }
}
await browser.close();

async function picture(shown: Page, name: string): Promise<void> {
  await shown.screenshot({ path: `${folder}/${name}.png` });
}

async function paste(shown: Page, html: string): Promise<void> {
  await shown.evaluate(async (source) => {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/html': new Blob([source], { type: 'text/html' }) }),
    ]);
  }, html);
  await shown.keyboard.press('ControlOrMeta+v');
}
