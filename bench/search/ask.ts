import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import { expectOk } from '../writer.ts';

// An account may search 300 times in five minutes.
const calls = 250;
const warmUp = 30;
const searches = ['letter', 'raft', 'Page 7', 'the', 'bridge barrels', 'zeppelin', 'term'];

/** The requests made by a reader's page. */
const questions: Readonly<Record<string, (browser: Browser, call: number) => Promise<Response>>> = {
  search: (browser, call) =>
    browser.post(endpoints.searchDocuments.path, { text: searches[call % searches.length] ?? '' }),
  'page of 500': (browser) => browser.get(`${endpoints.listDocuments.path}?limit=500`),
  favourites: (browser) => browser.get(`${endpoints.listDocuments.path}?favourites=1&limit=500`),
  recent: (browser) => browser.get(endpoints.recentDocuments.path),
};

/** The response times over HTTP of sequential calls: p50 and p99. */
export async function ask(browser: Browser, among: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const taken: number[] = [];
    for (let call = -warmUp; call < calls; call += 1) {
      const start = performance.now();
      const answer = await expectOk(question(browser, Math.abs(call)));
      await answer.arrayBuffer();
      if (call >= 0) taken.push(performance.now() - start);
    }
    for (const share of [50, 99]) {
      rows.push({ name: `${what}, ${among}, p${share}`, value: percentile(taken, share), unit: 'ms' });
    }
  }
  return rows;
}
