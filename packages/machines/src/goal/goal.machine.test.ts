import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { CallError } from '../testing/call-error.ts';
import { callsOf } from '../testing/calls.ts';
import { goalMachine } from './goal.machine.ts';
import type { CountCommand, CountReport, GoalEmitted } from './goal.types.ts';

function start() {
  const save = callsOf<{ words: number | null }, unknown>();
  const aims: (number | null)[] = [];
  const clock = new SimulatedClock();
  let count: (report: CountReport) => void = () => {};
  const machine = goalMachine.provide({
    actors: {
      save: fromPromise(save.creator),
      words: fromCallback<CountCommand, void, CountReport>(({ receive, sendBack }) => {
        count = sendBack;
        receive((command) => {
          if (command.type === 'aim') aims.push(command.goal);
          else sendBack({ type: 'counted', words: 420 });
        });
      }),
    },
  });
  const actor = createActor(machine, { clock });
  const emitted: GoalEmitted['type'][] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  return {
    actor,
    save,
    aims,
    clock,
    emitted,
    count: (report: CountReport) => count(report),
    aim: () => actor.getSnapshot().value.aim,
    dialog: () => actor.getSnapshot().value.dialog,
    goal: () => actor.getSnapshot().context.goal,
  };
}

it('announces a goal once, however often the text crosses it', () => {
  const { actor, clock, count, aim } = start();
  actor.send({ type: 'known', goal: 500 });
  const seen = [aim()];
  const see = () => seen.push(aim());
  count({ type: 'reached', atOnce: false });
  see();
  clock.increment(6000);
  see();
  count({ type: 'missed' });
  see();
  count({ type: 'reached', atOnce: false });
  see();
  expect(seen).toEqual(['ahead', 'reaching', 'reached', 'ahead', 'reached']);
});

it('does not announce a goal that the text had already reached, even after a reload', () => {
  const { actor, count, aim, aims } = start();
  actor.send({ type: 'known', goal: 500 });
  count({ type: 'reached', atOnce: true });
  expect(aim()).toBe('reached');
  actor.send({ type: 'known', goal: 500 });
  count({ type: 'missed' });
  count({ type: 'reached', atOnce: false });
  expect([aim(), aims]).toEqual(['reached', [500, 500]]);
});

it('sets, changes and removes the goal, each applied once it is saved', async () => {
  const { actor, save, aims, emitted, aim, goal, count } = start();
  actor.send({ type: 'none' });
  actor.send({ type: 'open' });
  actor.send({ type: 'draft.change', words: 800 });
  actor.send({ type: 'save' });
  expect([save.last().input, goal(), aim()]).toEqual([{ words: 800 }, null, 'none']);
  await save.last().resolve(null);
  expect([goal(), aim()]).toEqual([800, 'ahead']);
  count({ type: 'reached', atOnce: false });

  actor.send({ type: 'open' });
  expect(actor.getSnapshot().context).toMatchObject({ draft: 800, written: 420 });
  actor.send({ type: 'draft.change', words: 1200 });
  actor.send({ type: 'save' });
  await save.last().resolve(null);
  count({ type: 'missed' });
  count({ type: 'reached', atOnce: false });
  expect(aim()).toBe('reaching');

  actor.send({ type: 'open' });
  actor.send({ type: 'remove' });
  expect(save.last().input).toEqual({ words: null });
  await save.last().resolve(null);
  expect([goal(), aim(), aims]).toEqual([null, 'none', [null, 800, 1200, null]]);
  expect(emitted).toEqual(['opened', 'closed', 'opened', 'closed', 'opened', 'closed']);
});

it('keeps the draft if saving fails, and drops it when the dialog closes', async () => {
  const { actor, save, dialog, goal } = start();
  actor.send({ type: 'known', goal: 500 });
  actor.send({ type: 'open' });
  actor.send({ type: 'draft.change', words: 900 });
  actor.send({ type: 'save' });
  actor.send({ type: 'dismiss' });
  expect(dialog()).toEqual({ open: 'saving' });
  await save.last().reject(new CallError('unreachable', 'The server was not reached.'));
  const { draft, failure } = actor.getSnapshot().context;
  expect([dialog(), draft, failure?.code, goal()]).toEqual([{ open: 'editing' }, 900, 'unreachable', 500]);
  actor.send({ type: 'dismiss' });
  actor.send({ type: 'open' });
  expect(actor.getSnapshot().context).toMatchObject({ draft: 500, failure: null });
});
