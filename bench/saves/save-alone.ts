import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import type { BenchServer } from '../server.ts';
import { prose } from '../prose.ts';
import { createDocument, expectOk, savePath, signIn } from '../writer.ts';
import { draft } from './draft.ts';

const warmUp = 50;
const calls = 500;

/** One client that saves, waits for the answer, and saves again. */
export async function saveAlone(server: BenchServer): Promise<Row[]> {
  const browser = server.browser();
  await signIn(browser);
  const id = await createDocument(browser, 'Alone', prose(80, 0));
  const times: number[] = [];
  for (let call = 0; call < warmUp + calls; call += 1) {
    const body = draft(call);
    const start = performance.now();
    const response = await expectOk(
      browser.request(savePath(id), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    );
    await response.arrayBuffer();
    if (call >= warmUp) times.push(performance.now() - start);
  }
  return [
    { name: 'one client, p50', value: percentile(times, 50), unit: 'ms' },
    { name: 'one client, p99', value: percentile(times, 99), unit: 'ms' },
  ];
}
