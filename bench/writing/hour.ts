import type { CDPSession } from 'playwright';
import { inBrowser } from '../keys/in-browser.ts';
import { openReal } from '../keys/open-pages.ts';
import { placeCaret, pressKey } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';

const words = 10_000;
/** What a quick writer presses in an hour. */
const keysOfAnHour = 12_000;
const text = ' The lamp was lit. A boat came in. The wind fell.';
/** From here on what the page keeps on purpose (history, caches) is full. */
const settledAfter = 0.25;
const readings = 8;

/** An hour's keys, half of them taken back, and what the page holds in memory meanwhile. */
export const anHourOfTyping = (): Promise<Row[]> => onBenchServer(measure);

function measure(server: BenchServer): Promise<Row[]> {
  return inBrowser(server, async (context, writer) => {
    const { page } = await openReal(context, server, writer, prose(words, 0), 0);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    const paragraphs = page.locator('.ProseMirror > p');
    const count = await paragraphs.count();
    const held: number[] = [];
    const nodes: number[] = [];
    const sentences = Math.ceil(keysOfAnHour / (2 * text.length));
    for (let written = 0; written < sentences; written += 1) {
      await placeCaret(paragraphs.nth(written % count));
      for (const key of text) await pressKey(cdp, key);
      for (const _ of text) await pressKey(cdp, 'Backspace');
      const share = (written + 1) / sentences;
      const due = settledAfter + (held.length * (1 - settledAfter)) / (readings - 1);
      if (share < due && share < 1) continue;
      const reading = await readMemory(cdp);
      held.push(reading.heap);
      nodes.push(reading.nodes);
    }
    const [first = Number.NaN] = held;
    const last = held.at(-1) ?? Number.NaN;
    return [
      { name: 'an hour of keys: memory after its first quarter', value: first / 1e6, unit: 'MB' },
      { name: 'an hour of keys: memory at its end', value: last / 1e6, unit: 'MB' },
      {
        name: 'an hour of keys: growth from then to its end',
        value: (last / first - 1) * 100,
        unit: '%',
        limit: 5,
      },
      {
        name: 'an hour of keys: elements of the page, growth',
        value: ((nodes.at(-1) ?? Number.NaN) / (nodes[0] ?? Number.NaN) - 1) * 100,
        unit: '%',
        limit: 5,
      },
    ];
  });
}

async function readMemory(cdp: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  // Twice: what finalisers let go of is collected by the second.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { heap: usedSize, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN };
}
