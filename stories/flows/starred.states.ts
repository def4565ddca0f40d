import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading your favourites' },
  loading: { focus: 'unchanged', announced: 'Loading your favourites' },
  failed: {
    focus: 'unchanged',
    announced:
      'Your favourites could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
  ready: { focus: 'unchanged', announced: null },
  refreshing: { focus: 'unchanged', announced: null },
};
