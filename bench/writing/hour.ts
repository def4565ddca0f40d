import type { CDPSession } from 'playwright';
import { inBrowser } from '../keys/in-browser.ts';
import { openReal } from '../keys/open-pages.ts';
import { placeCaret, pressKey } from '../keys/typist.ts';
import type { Row } from '../part.ts';
import { median } from '../percentile.ts';
import { prose } from '../prose.ts';
import { type BenchServer, onBenchServer } from '../server.ts';

const words = 10_000;
/** The key presses of a fast writer in an hour. */
const keysOfAnHour = 12_000;
const text = ' The lamp was lit. A boat came in. The wind fell.';
const readings = 8;
const linesBetween = 3;

/**
 * An hour's keys, half of them deletions, and the memory held by the page meanwhile. The hour before is not counted:
 * after it the histories of the editor and the browser are full, and the scripts are compiled.
 */
export const anHourOfTyping = (): Promise<Row[]> => onBenchServer(measure);

function measure(server: BenchServer): Promise<Row[]> {
  return inBrowser(server, async (context, writer) => {
    const { page } = await openReal(context, server, writer, prose(words, 0), 0);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await placeCaret(page.locator('.ProseMirror > p').first());
    const sentences = Math.ceil(keysOfAnHour / (2 * text.length));
    // With keys only: a script that looks up a paragraph would stay in the measured heap.
    const write = async (): Promise<void> => {
      for (let line = 0; line < linesBetween; line += 1) await pressKey(cdp, 'ArrowDown');
      await pressKey(cdp, 'End');
      for (const key of text) await pressKey(cdp, key);
      for (const _ of text) await pressKey(cdp, 'Backspace');
    };
    for (let sentence = 0; sentence < sentences; sentence += 1) await write();
    const held: number[] = [];
    const nodes: number[] = [];
    for (let sentence = 0; sentence <= sentences; sentence += 1) {
      if (sentence >= (held.length * sentences) / (readings - 1)) {
        const reading = await readMemory(cdp);
        held.push(reading.heap);
        nodes.push(reading.nodes);
      }
      await write();
    }
    const [first = Number.NaN] = held;
    const last = held.at(-1) ?? Number.NaN;
    return [
      { name: 'an hour of keys: memory at its begin', value: first / 1e6, unit: 'MB' },
      { name: 'an hour of keys: memory at its end', value: last / 1e6, unit: 'MB' },
      {
        name: 'an hour of keys: memory, growth',
        value: (last / first - 1) * 100,
        unit: '%',
        limit: 5,
      },
      {
        name: 'an hour of keys: elements of the page, growth',
        // The median of each half, because a notice on the page at the time of a reading is not growth.
        value: (median(nodes.slice(readings / 2)) / median(nodes.slice(0, readings / 2)) - 1) * 100,
        unit: '%',
        limit: 5,
      },
    ];
  });
}

async function readMemory(cdp: CDPSession): Promise<{ readonly heap: number; readonly nodes: number }> {
  // Twice, because the second run collects what finalisers have released.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return { heap: usedSize, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN };
}
