import type { ToldStates } from '../state-law/told-states.ts';

const form = 'Add a shared account. It has its own documents and settings; you do not see them.';
const removal =
  'Delete the account of Inês Duarte?. Its code stops working at once, and anyone signed in with it is signed out. All documents in it are deleted. This cannot be undone.';

export const states: ToldStates = {
  loading: { focus: 'unchanged', announced: 'Loading the shared accounts' },
  failed: { focus: 'unchanged', announced: 'The shared accounts could not be loaded Try again' },
  listed: { focus: 'unchanged', announced: null },
  'form.resting': { focus: 'textbox Code', announced: form },
  'form.pausing': { focus: 'textbox Code', announced: form },
  'form.asking': { focus: 'textbox Code', announced: form },
  'form.generating': { focus: 'textbox Code', announced: form },
  creating: { focus: 'textbox Code', announced: form },
  confirming: { focus: 'button Cancel', announced: removal },
  removing: { focus: 'button Delete the account', announced: removal },
  idle: { focus: 'unchanged', announced: null },
};
