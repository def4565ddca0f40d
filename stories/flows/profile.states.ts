import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  ready: { focus: 'unchanged', announced: null },
  managing: { focus: 'unchanged', announced: null },
  signingOut: { focus: 'unchanged', announced: null },
  leaving: { focus: 'unchanged', announced: null },
};
