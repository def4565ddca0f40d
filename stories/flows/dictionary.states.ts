import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  loading: { focus: 'unchanged', announced: 'Loading your words and rules' },
  failed: { focus: 'unchanged', announced: 'Your words and rules could not be loaded Try again' },
  ready: { focus: 'unchanged', announced: null },
  saving: { focus: 'unchanged', announced: null },
};
