import type { ToldStates } from '../state-law/told-states.ts';

const dialog =
  'Send an idea. It goes to the people who run this site, with your account number. Nothing from your documents is sent.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  writing: { focus: 'textbox Your idea', announced: dialog },
  sending: { focus: 'textbox Your idea', announced: dialog },
  sent: { focus: 'button Close', announced: ['Thank you It has arrived and will be read.', dialog] },
};
