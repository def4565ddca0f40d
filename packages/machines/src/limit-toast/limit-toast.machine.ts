import { emit, setup } from 'xstate';

export type LimitToastEvent =
  | { type: 'show' }
  | { type: 'later' }
  | { type: 'upgrade' }
  | { type: 'hold' }
  | { type: 'release' };

/**
 * The limit-reached toast (SPEC §8), gone by itself after 8 s (§9). Under the pointer or with the
 * focus inside it is `held`, so that nobody loses it while reading (WCAG 2.2.1).
 *
 * Tags: `visible`.
 */
export const limitToastMachine = setup({
  types: {
    events: {} as LimitToastEvent,
    emitted: {} as { type: 'upgrade' },
    tags: {} as 'visible',
  },
  delays: { dismiss: 8000 },
  actions: { emitUpgrade: emit({ type: 'upgrade' }) },
}).createMachine({
  id: 'limitToast',
  initial: 'hidden',
  states: {
    hidden: { on: { show: 'shown' } },
    shown: {
      tags: 'visible',
      after: { dismiss: 'hidden' },
      on: {
        show: { target: 'shown', reenter: true },
        hold: 'held',
        later: 'hidden',
        upgrade: { target: 'hidden', actions: 'emitUpgrade' },
      },
    },
    held: {
      tags: 'visible',
      on: {
        release: 'shown',
        later: 'hidden',
        upgrade: { target: 'hidden', actions: 'emitUpgrade' },
      },
    },
  },
});
