import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  shown: { focus: 'unchanged', announced: null },
  hidden: { focus: 'unchanged', announced: null },
};
