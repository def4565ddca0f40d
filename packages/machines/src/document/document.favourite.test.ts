import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './document.harness.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows the mark at once and tells the server once for two presses', async () => {
  const { actor, favourite, context, work } = await open();
  const before = context().favourite;
  actor.send({ type: 'favourite.toggle' });
  actor.send({ type: 'favourite.toggle' });
  expect([context().favourite, favourite.calls.length]).toEqual([!before, 1]);
  await favourite.last().resolve({ favourite: !before });
  expect([context().favourite, actor.getSnapshot().value.favourite, work()]).toEqual([
    !before,
    'idle',
    'clean',
  ]);
});

it('turns the mark back and says why when the server refuses it', async () => {
  const { actor, favourite, context, emitted } = await open();
  const before = context().favourite;
  actor.send({ type: 'favourite.toggle' });
  await favourite.last().reject(new Error('The favourite could not be changed.'));
  expect(context().favourite).toBe(before);
  expect(emitted).toEqual([{ type: 'favourite.refused', message: 'The favourite could not be changed.' }]);
});
