import type { ToldStates } from '../state-law/told-states.ts';

const form =
  'Add a reference. What you enter yourself is marked as not verified until a record of it is found.';

export const states: ToldStates = {
  listing: { focus: 'unchanged', announced: null },
  editing: { focus: 'textbox DOI', announced: form },
  lookingUp: { focus: 'textbox DOI', announced: form },
};
