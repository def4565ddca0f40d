import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { completionMachine } from './completion.machine.ts';
import type { BillCommand, CaretCommand, CaretReport, Offer } from './completion.types.ts';

function start({ enabled = true } = {}) {
  const complete = callsOf<{ text: string }, Offer>();
  const received: CaretCommand[] = [];
  const charged: string[] = [];
  const machine = completionMachine.provide({
    actors: {
      complete: fromPromise(complete.creator),
      caret: fromCallback<CaretCommand, void, CaretReport>(({ receive }) =>
        receive((command) => received.push(command)),
      ),
      bill: fromCallback<BillCommand>(({ receive }) => receive(({ text }) => charged.push(text))),
    },
  });
  const actor = createActor(machine, { input: { enabled } }).start();
  const pause = (text: string) => actor.send({ type: 'pause', text });
  return { actor, complete, received, charged, pause };
}

it('shows the server’s answer to the text before the caret', async () => {
  const { complete, received, pause } = start();
  pause('The tide');
  expect(complete.last().input).toEqual({ text: 'The tide' });
  await complete.last().resolve({ text: ' rises', isCharged: true });
  expect(received).toEqual([{ type: 'offer', text: ' rises' }]);
});

it('charges a model’s accepted words, including the last of an offer, and nothing that is only offered', async () => {
  const { actor, complete, charged, pause } = start();
  pause('The tide');
  await complete.last().resolve({ text: ' rises now', isCharged: true });
  actor.send({ type: 'taken', text: ' rises' });
  actor.send({ type: 'leave' });
  actor.send({ type: 'taken', text: ' now' });
  expect(charged).toEqual([' rises', ' now']);
  pause('The tide rises now');
  await complete.last().resolve({ text: ' and falls', isCharged: false });
  actor.send({ type: 'taken', text: ' and falls' });
  expect(charged).toEqual([' rises', ' now']);
});

it('drops the answer for a position that was left', async () => {
  const { actor, complete, received, pause } = start();
  pause('The tide');
  actor.send({ type: 'leave' });
  expect(complete.last().signal.aborted).toBe(true);
  await complete.last().resolve({ text: ' rises', isCharged: true });
  expect(received).toEqual([]);
});

it('ignores a failure or an empty answer, and requests again at the next pause', async () => {
  const { actor, complete, received, pause } = start();
  pause('The tide');
  await complete.last().reject(new Error('unreachable'));
  pause('The tide rises');
  await complete.last().resolve({ text: '  ', isCharged: true });
  expect(received).toEqual([]);
  expect(actor.getSnapshot().matches({ on: 'idle' })).toBe(true);
});

it('pauses requests for a while after too many', async () => {
  vi.useFakeTimers();
  const { complete, pause } = start();
  pause('The tide');
  await complete.last().reject(Object.assign(new Error('too often'), { code: 'too_many_attempts' }));
  pause('The tide rises');
  expect(complete.calls.length).toBe(1);
  vi.advanceTimersByTime(300_000);
  pause('The tide rises');
  expect(complete.calls.length).toBe(2);
  vi.useRealTimers();
});

it('requests nothing while it is switched off', () => {
  const { actor, complete, pause } = start({ enabled: false });
  pause('The tide');
  expect(complete.calls).toEqual([]);
  actor.send({ type: 'enable' });
  pause('The tide');
  actor.send({ type: 'disable' });
  expect(complete.last().signal.aborted).toBe(true);
});
