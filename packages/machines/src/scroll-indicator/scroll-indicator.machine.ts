import { setup } from 'xstate';

/**
 * Shows the scroll position in the text while scrolling, and for 2 s after (SPEC §9).
 *
 * Tags: `visible`, `busy` (it disappears by itself).
 */
export const scrollIndicatorMachine = setup({
  types: { events: {} as { type: 'scroll' }, tags: {} as 'visible' | 'busy' },
  delays: { hide: 2000 },
}).createMachine({
  id: 'scroll-indicator',
  initial: 'hidden',
  states: {
    hidden: { on: { scroll: 'shown' } },
    shown: {
      tags: ['visible', 'busy'],
      after: { hide: 'hidden' },
      // Restarts the delay.
      on: { scroll: { target: 'shown', reenter: true } },
    },
  },
});
