import { expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { deadEnds } from './dead-ends.ts';
import { walk } from './reachable.ts';

const machine = setup({
  types: {
    context: {} as { note: string },
    events: {} as { type: 'open' } | { type: 'note' } | { type: 'close' } | { type: 'lock' },
    tags: {} as 'visible' | 'busy',
  },
  actors: { load: fromPromise(async () => 'text') },
}).createMachine({
  id: 'sample',
  context: { note: '' },
  // Changes something everywhere, but leads nowhere.
  on: { note: { actions: assign({ note: 'x' }) } },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
      states: {
        closed: { on: { open: 'loading' } },
        loading: {
          tags: ['visible', 'busy'],
          invoke: { id: 'load', src: 'load', onDone: 'shown', onError: 'broken' },
        },
        shown: { tags: 'visible', on: { close: 'closed' } },
        broken: { tags: 'visible' },
      },
    },
    // Can always be left, which says nothing about the other region.
    lock: {
      initial: 'off',
      states: { off: { tags: 'visible', on: { lock: 'on' } }, on: { tags: 'visible', on: { lock: 'off' } } },
    },
  },
});

it('finds a visible state without a way out, whatever happens in parallel', () => {
  const samples = {
    open: [{}],
    note: [{}],
    close: [{}],
    lock: [{}],
    'xstate.done.actor.load': [{ output: 'text' }],
    'xstate.error.actor.load': [{ error: new Error('no') }],
  };
  const { situations } = walk(machine, { input: undefined, samples });
  expect(deadEnds(machine, samples, situations)).toEqual(['panel.broken']);
});
