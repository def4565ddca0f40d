import { setTimeout as pause } from 'node:timers/promises';
import { misspeltWords, prose } from '../prose.ts';
import type { BenchServer } from '../server.ts';
import { openBare, openReal, type RealPage } from './open-pages.ts';
import { inBrowser } from './in-browser.ts';
import { createTypist, type Turn, type Typist } from './typist.ts';

const highlights = 200;
const turnsOfAPage = 10;
const unmeasuredTurns = 2;

export type PageName = 'bare' | 'bare, marked' | 'app' | 'app, marked';

/** The measurements of one round for each page. */
export interface Round {
  readonly turns: ReadonlyMap<PageName, readonly Turn[]>;
  /** Paragraphs that the app's pages sent to the checker per key. */
  readonly checkedPerKey: number;
  /** Main-thread CPU time in ms of the check, the save and anything else that follows a turn in the app. */
  readonly afterTurn: number;
}

/** Opens all pages in one browser and types into them in turns; `shift` rotates which goes first. */
export function measureRound(server: BenchServer, words: number, shift: number): Promise<Round> {
  return inBrowser(server, async (context, writer) => {
    const clean = prose(words, 0);
    const wrong = prose(words, highlights);
    const app = await openReal(context, server, writer, clean, 0);
    const appMarked = await openReal(context, server, writer, wrong, highlights);
    // The worker stores files for offline use once the page is idle, which is not to be measured.
    await app.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const bare = await openBare(context, server, app.page, clean, null);
    const bareMarked = await openBare(context, server, app.page, wrong, misspeltWords);

    const pages: readonly (readonly [PageName, Typist])[] = [
      ['bare', await createTypist(bare)],
      ['app', await createTypist(app.page)],
      ['app, marked', await createTypist(appMarked.page)],
      ['bare, marked', await createTypist(bareMarked)],
    ];
    const order = [...pages.slice(shift % pages.length), ...pages.slice(0, shift % pages.length)];
    const checkedBefore = paragraphsOf([app, appMarked]);
    const turns = new Map<PageName, Turn[]>(pages.map(([name]) => [name, []]));
    for (let turn = 0; turn < unmeasuredTurns + turnsOfAPage; turn += 1) {
      for (const [name, typist] of order) {
        const taken = await typist.takeTurn();
        if (turn >= unmeasuredTurns) turns.get(name)?.push(taken);
      }
    }
    await settled(app);
    const keys = (unmeasuredTurns + turnsOfAPage) * 11 * 2;
    const checkedPerKey = (paragraphsOf([app, appMarked]) - checkedBefore) / keys;
    const typist = pages.find(([name]) => name === 'app')?.[1];
    return { turns, checkedPerKey, afterTurn: typist ? await costAfterTurn(app, typist) : Number.NaN };
  });
}

const paragraphsOf = (pages: readonly RealPage[]): number =>
  pages.reduce((sum, { checks }) => sum + checks.paragraphs(), 0);

/** Waits until the check and the save after the last key are over, and no longer shown. */
export async function settled({ page, checks }: RealPage): Promise<void> {
  await pause(1500);
  while (!checks.quietFor(1000)) await pause(100);
  await page.locator('header output').filter({ hasText: /./ }).waitFor({ state: 'detached' });
}

async function costAfterTurn(app: RealPage, typist: Typist): Promise<number> {
  await typist.takeTurn();
  const start = await typist.cpuTime();
  await settled(app);
  return (await typist.cpuTime()) - start;
}
