import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'tab.suggestions': { focus: 'unchanged', announced: '5 suggestions' },
  'tab.tools': { focus: 'unchanged', announced: null },
  'drawer.closed': { focus: 'unchanged', announced: '5 suggestions' },
  'drawer.open': { focus: 'unchanged', announced: '5 suggestions' },
};
