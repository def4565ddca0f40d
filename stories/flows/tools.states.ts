import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'suggestions.on': { focus: 'unchanged', announced: null },
  'suggestions.off': { focus: 'unchanged', announced: null },
  'labels.shown': { focus: 'unchanged', announced: null },
  'labels.hidden': { focus: 'unchanged', announced: null },
};
