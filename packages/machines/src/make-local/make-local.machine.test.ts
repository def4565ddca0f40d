import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callsOf } from '../testing/calls.ts';
import { makeLocalMachine } from './make-local.machine.ts';
import type { LocalOutcome, MakeLocalEvent, TextCommand } from './make-local.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const outcome: LocalOutcome = {
  engine: 'model',
  changed: 1,
  of: 2,
  kept: [{ text: 'The second', why: 'no_answer' }],
};

function start() {
  const localise = callsOf<void, LocalOutcome>();
  const received: TextCommand[] = [];
  const emitted: string[] = [];
  const machine = makeLocalMachine.provide({
    actors: {
      localise: fromPromise(localise.creator),
      text: fromCallback<TextCommand, void>(({ receive }) => receive((command) => received.push(command))),
    },
  });
  const actor = createActor(machine);
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  const send = (type: Exclude<MakeLocalEvent['type'], 'start'>) => actor.send({ type });
  const begin = (left: number | null = null) => actor.send({ type: 'start', left });
  return { actor, localise, received, emitted, send, begin, at: () => actor.getSnapshot() };
}

it('shows the result and, on request, the original, and applies the accepted answer', async () => {
  const { localise, received, emitted, send, begin, at } = start();
  begin();
  await localise.last().resolve(outcome);
  send('preview.toggle');
  expect(at().hasTag('original')).toBe(true);
  send('accept');
  expect(received).toEqual([
    { type: 'hold' },
    { type: 'show.local' },
    { type: 'show.original' },
    { type: 'keep' },
  ]);
  expect(emitted).toEqual(['held', 'charged', 'released']);
});

it.each(['cancel', 'leave'] as const)('restores the text on %s and drops a late answer', async (type) => {
  const { localise, received, emitted, send, begin, at } = start();
  begin();
  send(type);
  expect(localise.last().signal.aborted).toBe(true);
  await localise.last().resolve(outcome);
  expect([at().value, received.at(-1), emitted]).toEqual([
    'idle',
    { type: 'restore' },
    // What had been written by then was charged.
    ['held', 'charged', 'released'],
  ]);
});

it('restores the text if it is rejected, and if it could not be made local', async () => {
  const { localise, received, emitted, send, begin, at } = start();
  begin();
  await localise.last().resolve(outcome);
  send('reject');
  begin();
  await localise.last().reject(new Error('There is nothing to change.'));
  expect(received.filter(({ type }) => type === 'restore').length).toBe(2);
  expect([at().value, at().context.failure?.message]).toEqual(['idle', 'There is nothing to change.']);
  expect(emitted).toEqual(['held', 'charged', 'released', 'held', 'charged', 'released']);
});

it('reports what became of the paragraphs, and asks nothing if none has changed', async () => {
  const { localise, received, emitted, begin, send, at } = start();
  begin();
  await localise.last().resolve(outcome);
  expect(at().context.outcome).toEqual(outcome);
  send('reject');
  begin();
  await localise.last().resolve({ ...outcome, changed: 0 });
  expect([at().value, at().context.isUnchanged, received.at(-1), emitted.at(-1)]).toEqual([
    'idle',
    true,
    { type: 'restore' },
    'released',
  ]);
  begin();
  expect(at().context.isUnchanged).toBe(false);
});

it('requests nothing once the day’s words are used up, and says so', async () => {
  const { localise, emitted, send, begin, at } = start();
  begin(0);
  expect([at().hasTag('limited'), localise.calls.length]).toEqual([true, 0]);
  send('limit.upgrade');
  begin();
  await localise.last().reject(Object.assign(new Error('used up'), { code: 'limit_reached' }));
  expect([at().hasTag('limited'), emitted]).toEqual([true, ['upgrade', 'held', 'charged', 'released']]);
});

it('sparkles after a second, then every three seconds, at most five times', () => {
  const { begin, at } = start();
  begin();
  const seen = [999, 1, 2_999, 1, 60_000].map((time) => {
    vi.advanceTimersByTime(time);
    return at().context.sparkles;
  });
  expect(seen).toEqual([0, 1, 1, 2, 5]);
});
