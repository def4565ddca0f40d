import type { ToldStates } from '../state-law/told-states.ts';

const about =
  'Share this document. Anyone with the link can read it without an account. Only you can change the text.';

const question =
  'Revoke the link for Ms Meyer? It stops working, and pages opened with it close within seconds. Comments stay. Cancel Revoke';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The links could not be loaded The server was not reached. Try again', about],
  },
  listed: { focus: 'button Copy the link for Study group', announced: about },
  form: { focus: 'textbox Who is it for?', announced: about },
  saving: { focus: 'button Create link', announced: about },
  confirming: { focus: 'button Cancel', announced: [question, about] },
  revoking: { focus: 'button Revoke', announced: [question, about] },
};
