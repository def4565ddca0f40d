import { expect, it } from 'vitest';
import { inTurn, sideBySide } from './lib/steps.mjs';

const step =
  (name: string, until: Promise<unknown> = Promise.resolve(), seen: string[] = []) =>
  async () => {
    seen.push(`${name} begins`);
    await until;
    seen.push(`${name} ends`);
    return [{ name, passed: 1, failed: 0, seconds: 1 }];
  };

it('runs steps at the same time and reports all of them, in their order', async () => {
  const seen: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const second = async () => {
    const done = await step('second', undefined, seen)();
    resolve();
    return done;
  };
  const done = await sideBySide(step('first', promise, seen), second)();
  expect(seen).toEqual(['first begins', 'second begins', 'second ends', 'first ends']);
  expect(done.map(({ name }) => name)).toEqual(['first', 'second']);
});

it('runs the steps of one side in turn', async () => {
  const seen: string[] = [];
  await sideBySide(inTurn(step('a', undefined, seen), step('b', undefined, seen)))();
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
