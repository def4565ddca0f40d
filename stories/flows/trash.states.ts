import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'list.idle': { focus: 'unchanged', announced: 'Loading the trash' },
  'list.loading': { focus: 'unchanged', announced: 'Loading the trash' },
  'list.failed': {
    focus: 'unchanged',
    announced:
      'The trash could not be loaded Nothing has been deleted. Check your connection, then try again. Try again',
  },
  'list.ready': { focus: 'unchanged', announced: null },
  'list.refreshing': { focus: 'unchanged', announced: null },
  'restoring.idle': { focus: 'unchanged', announced: null },
  'restoring.running': { focus: 'unchanged', announced: 'Restoring the document' },
};
