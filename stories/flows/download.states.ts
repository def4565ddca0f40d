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
      'The file could not be made This document is too large for this file type. Choose another one, Markdown or plain text for example, or divide the document.',
      'Download. The file is made from the document as it stands now.',
    ],
  },
};
