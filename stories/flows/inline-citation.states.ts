import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: { focus: 'combobox Work 1', announced: 'Citation' },
};
