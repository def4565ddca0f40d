import { setup } from 'xstate';

/**
 * Shows where in the text the window stands while it is scrolled, and for 2 s after (SPEC §9).
 *
 * Tags: `visible`, `busy` (it goes by itself).
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
      // Begins the wait anew.
      on: { scroll: { target: 'shown', reenter: true } },
    },
  },
});
