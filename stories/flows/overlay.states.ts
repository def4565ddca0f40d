import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  waiting: { focus: 'unchanged', announced: null },
  open: {
    focus: 'combobox File type',
    announced: 'Download. The file is made from the document as it stands now.',
  },
};
