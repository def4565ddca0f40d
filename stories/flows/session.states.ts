import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  checking: { focus: 'unchanged', announced: 'Opening Octavo' },
  creating: { focus: 'unchanged', announced: 'Opening Octavo' },
  reloading: { focus: 'unchanged', announced: 'Opening Octavo' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'Octavo cannot be reached The server did not answer. What you wrote on this device is still there. Check your connection, then try again. Try again',
  },
};
