import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Sources that record when they start, and yield values on request. */
function sources(count: number) {
  const begun: number[] = [];
  const gates = Array.from({ length: count }, () => Promise.withResolvers<string>());
  const list = gates.map(
    ({ promise }, index) =>
      async function* () {
        begun.push(index);
        yield `${index}:`;
        yield await promise;
      },
  );
  return { begun, gates, list };
}

test('results come in order, and some of the next ones are fetched meanwhile', async () => {
  const { begun, gates, list } = sources(4);
  const all = readAhead(list, 1);
  expect((await all.next()).value).toBe('0:');
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve('b');
  gates[0]?.resolve('a');
  expect((await all.next()).value).toBe('a');
  expect((await all.next()).value).toBe('1:');
  expect((await all.next()).value).toBe('b');
  expect(begun).toEqual([0, 1, 2]);
  gates[2]?.resolve('c');
  gates[3]?.resolve('d');
  let rest = '';
  for await (const chunk of all) rest += chunk;
  expect(rest).toBe('2:c3:d');
});

test('a failure comes in its turn, and ends all', async () => {
  const { gates, list } = sources(3);
  const all = readAhead(list, 2);
  await all.next();
  gates[1]?.reject(new Error('broken'));
  gates[0]?.resolve('a');
  expect((await all.next()).value).toBe('a');
  expect((await all.next()).value).toBe('1:');
  await expect(all.next()).rejects.toThrow('broken');
  expect(await all.next()).toEqual({ done: true, value: undefined });
});
