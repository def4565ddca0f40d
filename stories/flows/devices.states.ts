import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  loading: { focus: 'unchanged', announced: 'Loading your devices' },
  failed: { focus: 'unchanged', announced: 'Your devices could not be loaded Try again' },
  listed: { focus: 'unchanged', announced: null },
  ending: { focus: 'unchanged', announced: null },
  endingAll: { focus: 'unchanged', announced: null },
  leaving: { focus: 'unchanged', announced: null },
};
