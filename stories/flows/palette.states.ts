import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  listing: { focus: 'unchanged', announced: null },
  choosing: { focus: 'combobox Find an action', announced: ['5 actions found', 'All actions'] },
  performing: { focus: 'unchanged', announced: null },
};
