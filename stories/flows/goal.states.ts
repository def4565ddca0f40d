import type { ToldStates } from '../state-law/told-states.ts';

const about = 'Word goal. How long this document should be. The goal follows it to every device.';

export const states: ToldStates = {
  'aim.none': { focus: 'unchanged', announced: null },
  'aim.ahead': { focus: 'unchanged', announced: null },
  'aim.reaching': { focus: 'unchanged', announced: 'You have reached your goal of 4,800 words.' },
  'aim.reached': { focus: 'unchanged', announced: null },
  'dialog.closed': { focus: 'unchanged', announced: null },
  'dialog.open.editing': { focus: 'spinbutton Words', announced: about },
  'dialog.open.saving': { focus: 'button Save goal', announced: about },
};
