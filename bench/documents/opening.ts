import type { BrowserContext, Page } from 'playwright';
import { inBrowser } from '../keys/in-browser.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { onBenchServer } from '../server.ts';
import { createDocument } from '../writer.ts';

const sizes = [1000, 50_000];
const times = 9;
const firstVisits = 5;

declare global {
  interface Window {
    /** When the text became editable, in ms since the navigation began. */
    benchEditable: number | undefined;
  }
}

/** From the navigation to an editable text: in a browser with an empty cache, and in one that has the app. */
export const opening = (): Promise<Row[]> =>
  onBenchServer(async (server) => {
    const first: number[] = [];
    for (let visit = 0; visit < firstVisits; visit += 1) {
      await inBrowser(server, async (context, writer) => {
        const id = await createDocument(writer, 'Bench', prose(1000, 0));
        first.push(await open(await watched(context), `${server.origin}/app/document/${id}`));
      });
    }
    return inBrowser(server, async (context, writer) => {
      const rows: Row[] = [row('1,000 words are opened on a first visit', first)];
      for (const words of sizes) {
        const id = await createDocument(writer, 'Bench', prose(words, 0));
        const address = `${server.origin}/app/document/${id}`;
        const page = await watched(context);
        await open(page, address);
        await page.evaluate(() => navigator.serviceWorker.ready);
        // The first page served through the worker makes it store fonts and texts.
        await open(page, address);
        const taken: number[] = [];
        for (let time = 0; time < times; time += 1) taken.push(await open(page, address));
        await page.close();
        rows.push(row(`${words.toLocaleString('en')} words are opened and can be typed into`, taken));
      }
      return rows;
    });
  });

const row = (name: string, taken: readonly number[]): Row => ({
  name: `${name}, p50`,
  value: percentile(taken, 50),
  unit: 'ms',
});

async function watched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.ProseMirror[contenteditable="true"] > p')) {
        window.benchEditable = performance.now();
      } else requestAnimationFrame(look);
    };
    look();
  });
  return page;
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForFunction(() => window.benchEditable !== undefined);
  return (await page.evaluate(() => window.benchEditable)) ?? Number.NaN;
}
