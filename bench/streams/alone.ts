import type { Row } from '../part.ts';
import { percentile } from '../percentile.ts';
import type { BenchServer } from '../server.ts';
import type { Model } from './model.ts';
import { delays, readStream, type ReadStream, wordsOfEvents } from './read-stream.ts';
import { ask, gather, nameOf } from './readers.ts';
import { answerOf, schedule } from './rhythm.ts';

const warmUp = 5;
const rounds = 40;

/** Sequential answers, alternately from the model directly and through the server. */
export async function alone(server: BenchServer, model: Model): Promise<Row[]> {
  await model.speak('brisk');
  const pieces = schedule('brisk');
  const readers = await gather(server, warmUp + rounds);
  const direct: ReadStream[] = [];
  const through: ReadStream[] = [];
  for (const [round, reader] of readers.entries()) {
    direct.push(whole(await readStream(() => askModel(model, 2 * round), wordsOfEvents)));
    through.push(whole(await ask(reader, 2 * round + 1)));
  }
  const said = await model.said();
  const figures = (streams: readonly ReadStream[], parity: 0 | 1) => {
    const counted = [...streams.entries()].slice(warmUp);
    const onTheirWay = counted.map(([round, stream]) =>
      delays(stream, pieces, said[nameOf(2 * round + parity)] ?? []),
    );
    return {
      first: counted.map(([, { begun, arrivals }]) => (arrivals[0]?.at ?? Number.NaN) - begun),
      later: onTheirWay.flatMap((all) => all.slice(1)),
    };
  };
  const raw = figures(direct, 0);
  const ours = figures(through, 1);
  const addedToFirst = ours.first.map((ms, round) => ms - (raw.first[round] ?? Number.NaN));
  const added = (share: number): number => percentile(ours.later, share) - percentile(raw.later, share);
  return [
    { name: 'first token, model asked directly, p50', value: percentile(raw.first, 50), unit: 'ms' },
    { name: 'first token through the server, p50', value: percentile(ours.first, 50), unit: 'ms' },
    { name: 'added to the first token, p50', value: percentile(addedToFirst, 50), unit: 'ms' },
    { name: 'added to the first token, p95', value: percentile(addedToFirst, 95), unit: 'ms' },
    { name: 'added to each later token, p50', value: added(50), unit: 'ms' },
    { name: 'added to each later token, p99', value: added(99), unit: 'ms' },
  ];
}

function whole(stream: ReadStream): ReadStream {
  if (stream.text !== answerOf('brisk')) {
    throw new Error(`An answer was not whole (status ${stream.status}): ${stream.text}`);
  }
  return stream;
}

const askModel = (model: Model, stream: number): Promise<Response> =>
  fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'bench',
      stream: true,
      messages: [{ role: 'user', content: nameOf(stream) }],
    }),
  });
