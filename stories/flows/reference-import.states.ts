import type { ToldStates } from '../state-law/told-states.ts';

const form =
  'Import references. Paste BibTeX, RIS or CSL-JSON, or one DOI, ISBN or web address per line. What comes from a file is marked as not verified.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  entering: { focus: 'textbox References', announced: form },
  reading: { focus: 'textbox References', announced: form },
  reported: {
    focus: 'button Import more',
    announced: 'Import references. 2 references were added to the document.',
  },
};
