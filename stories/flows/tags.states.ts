import type { ToldStates } from '../state-law/told-states.ts';

const about =
  'Tags. They appear beside the document in your list; press one there to find everything with that tag.';

export const states: ToldStates = {
  waiting: { focus: 'unchanged', announced: null },
  fetching: { focus: 'unchanged', announced: null },
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Cancel', announced: about },
  loadFailed: {
    focus: 'button Cancel',
    announced: ['The tags could not be loaded. Nothing has changed.', about],
  },
  'editing.resting': { focus: 'combobox Tags of this document', announced: about },
  'editing.typing': { focus: 'combobox Tags of this document', announced: about },
  'editing.suggesting': { focus: 'combobox Tags of this document', announced: about },
  saving: { focus: 'button Cancel', announced: about },
};
