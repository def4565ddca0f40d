import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  home: { focus: 'unchanged', announced: null },
  document: { focus: 'unchanged', announced: null },
};
