import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  resting: { focus: 'unchanged', announced: null },
  holding: { focus: 'unchanged', announced: null },
  keeping: { focus: 'unchanged', announced: null },
  rewriting: { focus: 'unchanged', announced: 'Rewriting paragraph 1 of 2' },
  limited: { focus: 'unchanged', announced: null },
};
