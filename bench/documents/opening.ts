import { inBrowser } from '../keys/in-browser.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { onBenchServer } from '../server.ts';
import { createDocument } from '../writer.ts';

const sizes = [1000, 50_000];
const times = 9;

declare global {
  interface Window {
    /** When the text could be typed into, in ms since the navigation began. */
    benchEditable: number | undefined;
  }
}

/** From the navigation to a text that can be typed into, in a browser that has the app's files. */
export const opening = (): Promise<Row[]> =>
  onBenchServer((server) =>
    inBrowser(server, async (context, writer) => {
      const rows: Row[] = [];
      for (const words of sizes) {
        const id = await createDocument(writer, 'Bench', prose(words, 0));
        const page = await context.newPage();
        await page.addInitScript(() => {
          const look = () => {
            if (document.querySelector('.ProseMirror[contenteditable="true"] > p')) {
              window.benchEditable = performance.now();
            } else requestAnimationFrame(look);
          };
          look();
        });
        const taken: number[] = [];
        for (let time = -2; time < times; time += 1) {
          await page.goto(`${server.origin}/app/document/${id}`);
          await page.waitForFunction(() => window.benchEditable !== undefined);
          const editable = await page.evaluate(() => window.benchEditable);
          if (time >= 0) taken.push(editable ?? Number.NaN);
        }
        await page.close();
        const name = `${words.toLocaleString('en')} words are opened and can be typed into`;
        rows.push({ name: `${name}, p50`, value: percentile(taken, 50), unit: 'ms' });
      }
      return rows;
    }),
  );
