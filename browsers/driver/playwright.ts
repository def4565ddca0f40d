import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserType, LaunchOptions } from 'playwright';
import { type Browser, type PageSize, pageSize } from './browser.ts';

/** Starts a browser built by Playwright, or one named in the options. */
export async function startPlaywright(
  kind: BrowserType,
  options: LaunchOptions = {},
  viewport: PageSize = pageSize,
): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'octavo-playwright-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  const browser = await kind.launch(options);
  const page = await browser.newPage({ viewport });
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    name: `${kind.name()} ${browser.version()}`,
    downloads,
    async goTo(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    run: (body) => page.evaluate<string>(`(async () => {${body}})()`),
    press: (keys) => page.keyboard.press(keys.replace('Control', 'ControlOrMeta')),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    chooseFiles: (selector, paths) => page.setInputFiles(selector, [...paths]),
    picture: () => page.screenshot(),
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
