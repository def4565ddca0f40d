import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  account: { focus: 'unchanged', announced: null },
  home: { focus: 'unchanged', announced: null },
  document: { focus: 'unchanged', announced: null },
};
