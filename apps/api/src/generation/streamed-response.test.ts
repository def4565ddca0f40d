import { expect, test } from 'vitest';
import { streamedResponse } from './streamed-response.ts';

async function* endless(): AsyncGenerator<string> {
  for (;;) yield 'word ';
}

/** Answers a client and records how often the source was stopped and what was charged. */
function answerTo(left: AbortSignal) {
  const ended: string[] = [];
  let stopped = 0;
  streamedResponse(
    { engine: 'built-in', chunks: endless() },
    {
      stop: () => stopped++,
      ended: async (sent) => void ended.push(sent),
      signal: left,
      left,
      failed: () => undefined,
      disconnect: () => false,
    },
  );
  return () => [stopped, ended];
}

test('regression 5: a client that leaves before the first chunk was requested ends the call', () => {
  const left = new AbortController();
  const seen = answerTo(left.signal);
  expect(seen()).toEqual([0, []]);
  left.abort();
  expect(seen()).toEqual([1, ['']]);
});

test('a client that left before there was an answer ends the call too', () => {
  const seen = answerTo(AbortSignal.abort());
  expect(seen()).toEqual([1, ['']]);
});
