import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { declaredStates, walk } from './reachable.ts';

const machine = setup({
  types: { context: {} as { presses: number }, events: {} as { type: 'press' } | { type: 'open' } },
  actors: { load: fromPromise<string, void>(async () => 'text') },
  delays: { wait: 10 },
  guards: { never: () => false },
}).createMachine({
  id: 'sample',
  type: 'parallel',
  context: { presses: 0 },
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { open: 'loading' } },
        loading: { invoke: { id: 'load', src: 'load', onDone: 'deciding', onError: 'closed' } },
        deciding: { always: 'opened' },
        opened: { after: { wait: 'closed' }, on: { open: { guard: 'never', target: 'lost' } } },
        lost: {},
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: {
          on: { press: { target: 'on', actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
        },
        on: { on: { press: 'off' } },
      },
    },
  },
});

const samples = {
  press: [{}],
  open: [{}],
  'xstate.done.actor.load': [{ output: 'text' }],
  'xstate.error.actor.load': [{ error: new Error('no') }],
  'xstate.after.wait.sample.door.opened': [{}],
};
const key = () => null;

it('names every state of every region that can be reached, with the shortest way', () => {
  const { states } = walk(machine, { input: undefined, samples, key });
  expect(states.map(({ name, steps }) => [name, steps])).toEqual([
    ['door.closed', []],
    ['lamp.off', []],
    ['lamp.on', ['press']],
    ['door.loading', ['open']],
    ['door.opened', ['open', 'xstate.done.actor.load']],
  ]);
});

it('declares the states that a machine can rest in, reachable or not', () => {
  expect(declaredStates(machine)).toEqual([
    'door.closed',
    'door.loading',
    'door.opened',
    'door.lost',
    'lamp.off',
    'lamp.on',
  ]);
});

it('refuses an event without a sample', () => {
  const { press: _, ...rest } = samples;
  expect(() => walk(machine, { input: undefined, samples: rest, key })).toThrow(
    'sample: no sample for press',
  );
});

it('refuses a graph without an end', () => {
  expect(() => walk(machine, { input: undefined, samples })).toThrow('give a key');
});
