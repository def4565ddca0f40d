import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { startPeer } from '../../apps/api/src/testing/peer-process.ts';
import { percentile } from '../percentile.ts';
import type { Row } from '../part.ts';
import { startBenchServer } from '../server.ts';
import { expectOk, signIn } from '../writer.ts';

const calls = 100;
/** The limit on an account's look-ups in ten minutes. */
const callsEach = 10;

/** Looking up a passage, next to the same query sent to the catalogue directly. */
export async function measureLookUps(): Promise<Row[]> {
  const peer = await startPeer(
    new URL('../../apps/api/src/citations/testing/works-peer.ts', import.meta.url),
  );
  const catalogue = `http://127.0.0.1:${peer.port}`;
  const server = await startBenchServer({ CROSSREF_URL: catalogue, OPEN_LIBRARY_URL: 'off' });
  try {
    let browser = server.browser();
    const [through, itself, again]: [number[], number[], number[]] = [[], [], []];
    for (let call = 0; call < calls; call += 1) {
      if (call % callsEach === 0) {
        browser = server.browser();
        await signIn(browser);
      }
      const text = `Passage ${call}: the pen is mightier than the keyboard.`;
      const ask = () => browser.post(endpoints.findCitations.path, { text });
      through.push(await timeOf(ask));
      again.push(await timeOf(ask));
      const address = new URL('/works', catalogue);
      address.searchParams.set('query.bibliographic', text);
      itself.push(await timeOf(() => fetch(address)));
    }
    return [
      { name: 'a passage is looked up, p50', value: percentile(through, 50), unit: 'ms' },
      { name: 'a passage is looked up, p95', value: percentile(through, 95), unit: 'ms' },
      { name: 'the same passage once more, p50', value: percentile(again, 50), unit: 'ms' },
      { name: 'the catalogue itself is asked, p50', value: percentile(itself, 50), unit: 'ms' },
    ];
  } finally {
    await server.stop();
    await peer.stop();
  }
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now();
  const response = await expectOk(ask());
  await response.arrayBuffer();
  return performance.now() - start;
}
