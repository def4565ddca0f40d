import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '../../apps/api/src/testing/browser.ts';
import { endpoints } from '../../packages/contract/src/endpoints.ts';
import type { BenchServer } from '../server.ts';
import { expectOk, signIn } from '../writer.ts';
import { type ReadStream, readStream } from './read-stream.ts';

const together = 50;

/**
 * Creates this many visitors with an account each, because a Free account can have only one answer written at a time.
 */
export async function gather(server: BenchServer, count: number): Promise<Browser[]> {
  const readers: Browser[] = [];
  while (readers.length < count) {
    const some = Array.from({ length: Math.min(together, count - readers.length) }, () => server.browser());
    await Promise.all(some.map(signIn));
    readers.push(...some);
  }
  return readers;
}

export const nameOf = (stream: number): string => `stream-${stream}`;

/** Requests one answer through the server. */
export const ask = (reader: Browser, stream: number): Promise<ReadStream> =>
  readStream(() =>
    reader.post(endpoints.paraphrase.path, {
      title: 'Tides',
      text: '',
      selection: `The moon pulls the sea in ${nameOf(stream)}.`,
    }),
  );

/** Requests answers for all of them, `gap` ms apart. */
export const askAll = (readers: readonly Browser[], gap: number): Promise<ReadStream[]> =>
  Promise.all(
    readers.map(async (reader, stream) => {
      await pause(stream * gap);
      return ask(reader, stream);
    }),
  );

/** Waits until the server has loaded what it loads after its start. */
export async function untilWarm(server: BenchServer): Promise<void> {
  const [reader] = await gather(server, 1);
  await expectOk(reader?.post(endpoints.corrections.path, { text: 'The moon pull the sea.' }) ?? failed());
}

const failed = (): Promise<Response> => Promise.reject(new Error('Nobody came.'));
