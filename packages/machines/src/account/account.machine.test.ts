import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { visitor } from './account.fixtures.ts';
import { accountMachine } from './account.machine.ts';
import type { Account } from './account.types.ts';
import { allowanceOf, isPro } from './plan.ts';

function start() {
  const load = callsOf<void, Account>();
  const actor = createActor(accountMachine.provide({ actors: { load: fromPromise(load.creator) } })).start();
  return { actor, load, context: () => actor.getSnapshot().context };
}

it('knows nothing before it is asked to look', () => {
  const { context, load } = start();
  expect([allowanceOf(context()), load.calls.length]).toEqual([null, 0]);
});

it('keeps the last result when a later look fails', async () => {
  const { actor, load, context } = start();
  actor.send({ type: 'refresh' });
  await load.last().resolve(visitor);
  actor.send({ type: 'refresh' });
  await load.last().reject(new Error('offline'));
  expect(allowanceOf(context())).toEqual({ left: 143, total: 200 });
  expect(actor.getSnapshot().hasTag('known')).toBe(true);
});

it('takes only the answer to the latest request', async () => {
  const { actor, load, context } = start();
  actor.send({ type: 'refresh' });
  actor.send({ type: 'refresh' });
  const [stale, newest] = load.calls;
  expect(stale?.signal.aborted).toBe(true);
  await newest?.resolve({ ...visitor, wordsLeft: 80 });
  await stale?.resolve(visitor);
  expect(context().account?.wordsLeft).toBe(80);
});

it.each([
  ['main', true, true],
  ['shared', true, true],
  ['anon', true, false],
  ['main', false, false],
] as const)('takes a %s account with subscription %s for Pro: %s (SPEC §4)', (accountType, pro, expected) => {
  const context = { account: { ...visitor, info: { ...visitor.info, accountType }, pro }, claimsPro: false };
  expect(isPro(context)).toBe(expected);
  expect(allowanceOf(context)).toEqual(expected ? null : { left: 143, total: 200 });
});

it('shows Pro after a payment and polls until the server agrees', async () => {
  vi.useFakeTimers();
  const { actor, load, context } = start();
  const member = { ...visitor, info: { ...visitor.info, accountType: 'main' as const } };
  actor.send({ type: 'pro.claim' });
  actor.send({ type: 'refresh' });
  await load.last().resolve(member);
  expect([isPro(context()), allowanceOf(context())]).toEqual([true, null]);
  vi.advanceTimersByTime(3000);
  await load.last().resolve({ ...member, pro: true });
  vi.advanceTimersByTime(60_000);
  expect([isPro(context()), load.calls.length]).toEqual([true, 2]);
  vi.useRealTimers();
});

it('stops polling if the server does not agree', async () => {
  vi.useFakeTimers();
  const { actor, load } = start();
  const member = { ...visitor, info: { ...visitor.info, accountType: 'main' as const } };
  actor.send({ type: 'pro.claim' });
  actor.send({ type: 'refresh' });
  for (let look = 0; look < 30; look += 1) {
    await load.last().resolve(member);
    vi.advanceTimersByTime(3000);
  }
  expect(load.calls).toHaveLength(21);
  vi.useRealTimers();
});
