import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  open: { focus: 'unchanged', announced: null },
};
