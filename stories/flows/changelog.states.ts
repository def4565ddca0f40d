import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading the changelog' },
  loading: { focus: 'unchanged', announced: 'Loading the changelog' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: 'The changelog could not be loaded Check your connection, then try again. Try again',
  },
};
