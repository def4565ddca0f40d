import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'page.loading': { focus: 'unchanged', announced: 'Loading your documents' },
  'page.ready': { focus: 'unchanged', announced: null },
  'page.failed': {
    focus: 'unchanged',
    announced:
      'Your documents could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
  'page.creating': { focus: 'unchanged', announced: 'Creating the document' },
  'favourite.idle': { focus: 'unchanged', announced: null },
  'favourite.saving': { focus: 'unchanged', announced: null },
  'alert.closed': { focus: 'unchanged', announced: null },
  'alert.open': { focus: 'button OK', announced: 'That did not work. This document is not yours any more.' },
};
