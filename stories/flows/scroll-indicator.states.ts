import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  hidden: { focus: 'unchanged', announced: null },
  shown: { focus: 'unchanged', announced: null },
};
