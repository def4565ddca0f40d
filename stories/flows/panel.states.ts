import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: '5 suggestions' },
  open: { focus: 'unchanged', announced: '5 suggestions' },
};
