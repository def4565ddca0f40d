import { expect, it } from 'vitest';
import { createActor, sendTo, setup } from 'xstate';
import { defineFlow } from './flow.ts';
import { watch, watchSent } from './watch.ts';

const lamp = setup({ types: { events: {} as { type: 'press' } }, delays: { rest: 5 } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { after: { rest: 'off' }, on: { press: 'off' } } },
});
const flow = defineFlow(lamp, {
  input: undefined,
  samples: { press: [{}], 'xstate.after.rest.lamp.on': [{}] },
});

it('reports the events that a staged flow takes, including outcomes sent by hand', () => {
  const received: unknown[] = [];
  const stop = watch(({ machine, event, snapshot }) => {
    expect(machine).toBe(lamp);
    received.push([event.type, snapshot.value]);
  });
  const actor = createActor(flow.stage, flow.at('off')).start();
  actor.send({ type: 'press' });
  stop();
  actor.send({ type: 'press' });
  expect(received).toEqual([
    ['xstate.init', 'off'],
    ['press', 'on'],
  ]);
});

it('reports events from outside while they are being sent', () => {
  const received: unknown[] = [];
  const stop = watchSent(({ machine, type }) => received.push([machine.id, type, actor.getSnapshot().value]));
  const actor = createActor(flow.stage, flow.at('off')).start();
  actor.send({ type: 'press' });
  stop();
  actor.send({ type: 'press' });
  expect(received).toEqual([['lamp', 'press', 'off']]);
});

it('does not report events between actors', () => {
  const received: string[] = [];
  const stop = watchSent(({ type }) => received.push(type));
  const parent = setup({
    types: { events: {} as { type: 'go' } },
    actors: { lamp },
    actions: { pass: sendTo('lamp', { type: 'press' }) },
  }).createMachine({ invoke: { id: 'lamp', src: 'lamp' }, on: { go: { actions: 'pass' } } });
  const parentFlow = defineFlow(parent, { input: undefined, samples: { go: [{}] } });
  const actor = createActor(parent, parentFlow.from(undefined)).start();
  actor.send({ type: 'go' });
  stop();
  expect(actor.getSnapshot().children.lamp?.getSnapshot().value).toBe('on');
  expect(received).toEqual(['go']);
});
