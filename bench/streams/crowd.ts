import type { Row } from '../part.ts';
import { median, percentile } from '../percentile.ts';
import type { BenchServer } from '../server.ts';
import { cpuOf, growthDuring } from './process-usage.ts';
import type { Model } from './model.ts';
import { delays, type ReadStream } from './read-stream.ts';
import { askAll, gather, nameOf } from './readers.ts';
import { answerOf, schedule } from './rhythm.ts';

const streams = 500;
const rehearsal = 50;
/** In ms: short enough that all have started before the first one is done. */
const gap = 40;

/** 500 simultaneous answers on one server process. */
export async function crowd(server: BenchServer, model: Model): Promise<Row[]> {
  await model.speak('crowded');
  const readers = await gather(server, streams + rehearsal);
  await askAll(readers.splice(0, rehearsal), gap);
  await model.speak('crowded');
  const cpuBefore = cpuOf(server.pid);
  let answers: ReadStream[] = [];
  const growth = await growthDuring(server.pid, async () => {
    answers = await askAll(readers, gap);
  });
  const cpu = (cpuOf(server.pid) ?? Number.NaN) - (cpuBefore ?? Number.NaN);
  const said = await model.said();
  const pieces = schedule('crowded');
  const late = answers.flatMap((answer, stream) => delays(answer, pieces, said[nameOf(stream)] ?? []));
  const first = answers.map(({ begun, arrivals }) => (arrivals[0]?.at ?? Number.NaN) - begun);
  const took = answers.map(({ begun, ended }) => ended - begun);
  const lost = answers.filter(({ text }) => text !== answerOf('crowded')).length;
  const name = (what: string): string => `${streams} at once: ${what}`;
  return [
    { name: name('answers that were not whole'), value: lost, unit: 'streams', limit: 0 },
    { name: name('first token, p50'), value: percentile(first, 50), unit: 'ms' },
    { name: name('first token, p99'), value: percentile(first, 99), unit: 'ms' },
    { name: name('a token is on its way, p50'), value: percentile(late, 50), unit: 'ms' },
    { name: name('a token is on its way, p99'), value: percentile(late, 99), unit: 'ms' },
    { name: name('an answer takes, p50'), value: median(took), unit: 'ms' },
    { name: name('slowest answer against the median'), value: Math.max(...took) / median(took), unit: '×' },
    { name: name('quickest answer against the median'), value: Math.min(...took) / median(took), unit: '×' },
    ...(growth === undefined
      ? []
      : ([
          { name: name('memory for each'), value: growth / streams, unit: 'kB' },
          { name: name(`CPU for each of ${pieces.length} tokens`), value: cpu / streams, unit: 'ms' },
        ] as const)),
  ];
}
