import { fromCallback, sendTo, setup } from 'xstate';
import { notProvided } from '../not-provided.ts';

/**
 * Whether the word count is shown (SPEC §2; kept as `show_word_count`, shown by default).
 * `store` keeps each `{ type: 'write', shown }`.
 *
 * Tags: `visible` while it is shown.
 */
export const wordCountMachine = setup({
  types: {
    input: {} as { shown: boolean },
    context: {} as { startsShown: boolean },
    events: {} as { type: 'toggle' },
    tags: {} as 'visible',
  },
  actors: {
    store: fromCallback<{ type: 'write'; shown: boolean }>(() => notProvided('word-count.store')),
  },
  actions: {
    write: sendTo('store', (_, { shown }: { shown: boolean }) => ({ type: 'write', shown })),
  },
  guards: { startsShown: ({ context }) => context.startsShown },
}).createMachine({
  id: 'wordCount',
  context: ({ input }) => ({ startsShown: input.shown }),
  invoke: { id: 'store', src: 'store' },
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'startsShown', target: 'shown' }, { target: 'hidden' }] },
    shown: {
      tags: 'visible',
      on: { toggle: { target: 'hidden', actions: { type: 'write', params: { shown: false } } } },
    },
    hidden: { on: { toggle: { target: 'shown', actions: { type: 'write', params: { shown: true } } } } },
  },
});
