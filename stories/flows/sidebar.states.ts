import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'width.expanded': { focus: 'unchanged', announced: null },
  'width.collapsed': { focus: 'unchanged', announced: null },
  'drawer.closed': { focus: 'unchanged', announced: null },
  'drawer.open': { focus: 'unchanged', announced: null },
};
