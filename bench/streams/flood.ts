import type { Row } from '../part.ts';
import type { BenchServer } from '../server.ts';
import { growthDuring } from './process-usage.ts';
import type { Model } from './model.ts';
import type { ReadStream } from './read-stream.ts';
import { askAll, gather } from './readers.ts';
import { answerOf } from './rhythm.ts';

const streams = 1_200;
const gap = 35;

/** More simultaneous streams than a process accepts: the rest are rejected, and memory stays bounded. */
export async function flood(server: BenchServer, model: Model): Promise<Row[]> {
  await model.speak('slow');
  const readers = await gather(server, streams);
  let answers: ReadStream[] = [];
  const growth = await growthDuring(server.pid, async () => {
    answers = await askAll(readers, gap);
  });
  const count = (isCounted: (answer: ReadStream) => boolean): number => answers.filter(isCounted).length;
  const name = (what: string): string => `${streams} at once: ${what}`;
  const whole = count(({ text }) => text === answerOf('slow'));
  const sentAway = count(({ status }) => status === 503);
  return [
    { name: name('answered in full'), value: whole, unit: 'streams' },
    { name: name('sent away with 503'), value: sentAway, unit: 'streams' },
    { name: name('lost in any other way'), value: streams - whole - sentAway, unit: 'streams', limit: 0 },
    ...(growth === undefined
      ? []
      : [{ name: name('memory for all'), value: growth / 1024, unit: 'MB' } as const]),
  ];
}
