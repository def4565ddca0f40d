import { setTimeout as pause } from 'node:timers/promises';
import { inBrowser } from '../keys/in-browser.ts';
import { openReal } from '../keys/open-pages.ts';
import { placeCaret, pressKey } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';

const words = 10_000;
const times = 20;
const spacing = 60;
/** The page sends its request this long after the last key, in ms (packages/machines/src/suggestions). */
const debounce = 500;
/** The word is not the last one, because the text at the caret is only highlighted a second after the last key. */
const sentence = ' They beleived it now.';

declare global {
  interface Window {
    /** When the last key was pressed and when the misspelt word was underlined, in ms. */
    benchUnderlined: { key: number; shown: number | undefined };
  }
}

/** From the last key of a sentence with a misspelt word to its underline, in a text that has been checked. */
export const highlightLatency = (): Promise<Row[]> => onBenchServer(measure);

function measure(server: BenchServer): Promise<Row[]> {
  return inBrowser(server, async (context, writer) => {
    const { page } = await openReal(context, server, writer, prose(words, 0), 0);
    const cdp = await context.newCDPSession(page);
    const paragraphs = page.locator('.ProseMirror > p');
    const count = await paragraphs.count();
    const taken: number[] = [];
    for (let time = 0; time < times; time += 1) {
      await placeCaret(paragraphs.nth(Math.floor((time * count) / times)));
      await page.evaluate(() => {
        window.benchUnderlined = { key: 0, shown: undefined };
        const text = document.querySelector('.ProseMirror');
        if (!text) throw new TypeError('The text is not on the page.');
        const keys = (event: Event) => (window.benchUnderlined.key = event.timeStamp);
        // Typed characters do not reach listeners on the text itself (packages/editor/src/view/own-keys-plugin.ts).
        addEventListener('keydown', keys, { capture: true });
        const paragraph = getSelection()?.anchorNode?.parentElement?.closest('p');
        const changes = new MutationObserver(() => {
          if (!paragraph?.querySelector('[data-suggestion]')) return;
          window.benchUnderlined.shown = performance.now();
          changes.disconnect();
          removeEventListener('keydown', keys, { capture: true });
        });
        changes.observe(text, { subtree: true, childList: true, attributes: true });
      });
      for (const key of sentence) {
        await pressKey(cdp, key);
        await pause(spacing);
      }
      await page.waitForFunction(() => window.benchUnderlined.shown !== undefined);
      const { key, shown } = await page.evaluate(() => window.benchUnderlined);
      taken.push((shown ?? Number.NaN) - key - debounce);
    }
    const what = `${words.toLocaleString('en')} words: from the last key to the underline, beyond the ${debounce} ms that are waited`;
    return [
      { name: `${what}, p50`, value: percentile(taken, 50), unit: 'ms', limit: 60 },
      { name: `${what}, p95`, value: percentile(taken, 95), unit: 'ms' },
    ];
  });
}
