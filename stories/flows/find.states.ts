import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'open.finding': { focus: 'searchbox Find', announced: '3 of 12' },
  'open.replacing': { focus: 'searchbox Find', announced: '3 of 12' },
};
