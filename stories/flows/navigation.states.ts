import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  account: { focus: 'unchanged', announced: null },
  favourites: { focus: 'unchanged', announced: null },
  history: { focus: 'unchanged', announced: null },
  shortcuts: { focus: 'unchanged', announced: null },
  changelog: { focus: 'unchanged', announced: null },
  prices: { focus: 'unchanged', announced: null },
  trash: { focus: 'unchanged', announced: null },
  home: { focus: 'unchanged', announced: null },
  document: { focus: 'unchanged', announced: null },
};
