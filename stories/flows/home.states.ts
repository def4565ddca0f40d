import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: 'Loading your documents' },
  loading: { focus: 'unchanged', announced: 'Loading your documents' },
  ready: { focus: 'unchanged', announced: null },
  adding: { focus: 'unchanged', announced: null },
  refreshing: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'Your documents could not be loaded What you wrote is safe. Check your connection, then try again. Try again',
  },
  creating: { focus: 'unchanged', announced: 'Creating the document' },
};
