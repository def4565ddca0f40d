import type { ToldStates } from '../state-law/told-states.ts';

const dialog = 'Sign in. What you have written here as a visitor comes with you.';

export const states: ToldStates = {
  email: { focus: 'textbox Email address', announced: dialog },
  sending: { focus: 'textbox Email address', announced: dialog },
  unsent: {
    focus: 'textbox Email address',
    announced: ['Failed to send magic link. Please try again. The server cannot be reached.', dialog],
  },
  sent: { focus: 'heading Check your email for the magic link!', announced: 'Sign in' },
  code: { focus: 'textbox Shared code', announced: dialog },
  entering: { focus: 'textbox Shared code', announced: dialog },
  refused: {
    focus: 'textbox Shared code',
    announced: [
      'Invalid shared code Check the spelling with the person who gave it to you. Capital letters make no difference.',
      dialog,
    ],
  },
  reloading: { focus: 'textbox Shared code', announced: dialog },
  closed: { focus: 'unchanged', announced: null },
};
