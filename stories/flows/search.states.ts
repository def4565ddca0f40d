import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  waiting: { focus: 'unchanged', announced: null },
  searching: { focus: 'unchanged', announced: null },
  found: { focus: 'unchanged', announced: null },
  offline: {
    focus: 'unchanged',
    announced: 'You are offline. The titles and tags of the documents on this device were searched.',
  },
  failed: {
    focus: 'unchanged',
    announced: 'The texts could not be searched. What you see was found by title or tag.',
  },
};
