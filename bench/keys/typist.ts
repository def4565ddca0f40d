import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright';
import { median } from '../percentile.ts';

const keysPerTurn = 10;
const spacing = 30;
const text = ' The lamp was lit. A boat came in. The wind fell.';

export interface Turn {
  /** Main-thread CPU time per key, in ms. */
  readonly cpu: number;
  /** Key to painted frame in ms, one per key. */
  readonly paints: readonly number[];
  readonly commits: number;
  readonly keys: number;
}

/** Types into a page, and measures what the page's main thread spends on it. */
export interface Typist {
  /** One key to start, then ten that are measured, sent without waiting for the page. */
  readonly takeTurn: () => Promise<Turn>;
  /** Main-thread CPU time in ms since the page was opened. */
  readonly cpuTime: () => Promise<number>;
}

/** Puts the caret at the end of the paragraph in the middle of the text. */
export async function createTypist(page: Page): Promise<Typist> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  const paragraphs = page.locator('.ProseMirror > p');
  await placeCaret(paragraphs.nth(Math.floor((await paragraphs.count()) / 2)));
  let typed = 0;

  const press = (): Promise<void> => {
    const key = text[typed % text.length] ?? ' ';
    typed += 1;
    return pressKey(cdp, key);
  };
  const painted = (): Promise<number> => page.evaluate(() => window.benchPaints.length);
  const until = async (count: number): Promise<void> => {
    while ((await painted()) < count) await pause(10);
  };

  return {
    cpuTime: () => threadTime(cdp),
    takeTurn: async () => {
      await page.bringToFront();
      const before = await painted();
      await press();
      await until(before + 1);
      const start = await threadTime(cdp);
      const commits = await page.evaluate(() => window.benchCommits);
      const presses: Promise<void>[] = [];
      for (let key = 0; key < keysPerTurn; key += 1) {
        presses.push(press());
        await pause(spacing);
      }
      await Promise.all(presses);
      await until(before + 1 + keysPerTurn);
      const cpu = ((await threadTime(cdp)) - start) / keysPerTurn;
      return {
        cpu,
        paints: await page.evaluate((from) => window.benchPaints.slice(from), before + 1),
        commits: (await page.evaluate(() => window.benchCommits)) - commits,
        keys: keysPerTurn,
      };
    },
  };
}

/** The CPU time of the median turn. */
export const typicalCpu = (turns: readonly Turn[]): number => median(turns.map(({ cpu }) => cpu));

/** Puts the caret at the end of a paragraph. */
export async function placeCaret(paragraph: Locator): Promise<void> {
  await paragraph.scrollIntoViewIfNeeded();
  const box = await paragraph.boundingBox();
  if (!box) throw new Error('The paragraph is not on the page.');
  await paragraph.click({ position: { x: box.width - 2, y: box.height - 6 } });
}

/** Keys without a character, with their virtual key codes. */
const namedKeys: Readonly<Record<string, number>> = { Backspace: 8, End: 35, ArrowDown: 40 };

export async function pressKey(cdp: CDPSession, key: string): Promise<void> {
  const named = namedKeys[key];
  if (named !== undefined) {
    const pressed = { key, code: key, windowsVirtualKeyCode: named };
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
    return;
  }
  const code = key === ' ' ? 'Space' : key === '.' ? 'Period' : `Key${key.toUpperCase()}`;
  const windowsVirtualKeyCode = key === '.' ? 190 : key.toUpperCase().charCodeAt(0);
  const common = { key, code, windowsVirtualKeyCode };
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...common });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common });
}

async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('Chromium does not tell the CPU time of the main thread.');
  return seconds * 1000;
}
