import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'tab Yearly', announced: ['Loading the price', 'Octavo Pro'] },
  loading: { focus: 'tab Yearly half the price', announced: 'Octavo Pro' },
  'ready.resting': { focus: 'tab Yearly half the price', announced: 'Octavo Pro' },
  'ready.told': { focus: 'tab Yearly half the price', announced: ['Your card was declined.', 'Octavo Pro'] },
  paying: { focus: 'tab Yearly half the price', announced: 'Octavo Pro' },
  failed: {
    focus: 'button Try again',
    announced: [
      'The payment form could not be loaded Nothing was charged. Check your connection, then try again. Try again',
      'Octavo Pro',
    ],
  },
};
