import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: {
    focus: 'combobox File type',
    announced: 'Download. The file is made from the document as it stands now.',
  },
  preparing: {
    focus: 'button Cancel',
    announced: 'Download. The file is made from the document as it stands now.',
  },
  failed: {
    focus: 'combobox File type',
    announced: [
      'The file could not be made The server took too long. Your text is unharmed.',
      'Download. The file is made from the document as it stands now.',
    ],
  },
};
