import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  hidden: { focus: 'unchanged', announced: null },
  shown: {
    focus: 'unchanged',
    announced: 'This document is not here It may have been deleted, or it belongs to another account.',
  },
  held: {
    focus: 'unchanged',
    announced: 'This document is not here It may have been deleted, or it belongs to another account.',
  },
};
