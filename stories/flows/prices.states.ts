import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading the prices' },
  loading: { focus: 'unchanged', announced: 'Loading the prices' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: 'The prices could not be loaded Check your connection, then try again. Try again',
  },
};
