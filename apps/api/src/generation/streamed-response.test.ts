import { expect, test } from 'vitest';
import { streamedResponse } from './streamed-response.ts';

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'word ';
}

test('regression 5: a client that leaves before anybody asked for the first piece ends the call', async () => {
  const left = new AbortController();
  const ended: string[] = [];
  let stopped = 0;
  streamedResponse(
    { engine: 'built-in', chunks: endless() },
    {
      stop: () => stopped++,
      ended: async (sent) => void ended.push(sent),
      signal: left.signal,
      left: left.signal,
      failed: () => undefined,
      disconnect: () => false,
    },
  );
  left.abort();
  expect([stopped, ended]).toEqual([1, ['']]);
});
