import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { defineFlow } from './flow.ts';
import { watch } from './watch.ts';

const lamp = setup({ types: { events: {} as { type: 'press' } }, delays: { rest: 5 } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { rest: 'off' }, on: { press: 'off' } } },
});
const flow = defineFlow(lamp, {
  input: undefined,
  samples: { press: [{}], 'xstate.after.rest.lamp.on': [{}] },
});

it('tells what a flow on stage takes, outcomes that were sent by hand included', () => {
  const told: unknown[] = [];
  const stop = watch(({ machine, event, snapshot }) => {
    expect(machine).toBe(lamp);
    told.push([event.type, snapshot.value]);
  });
  const actor = createActor(flow.stage, flow.at('off')).start();
  actor.send({ type: 'press' });
  stop();
  actor.send({ type: 'press' });
  expect(told).toEqual([
    ['xstate.init', 'off'],
    ['press', 'on'],
  ]);
});
