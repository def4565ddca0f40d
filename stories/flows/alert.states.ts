import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  open: {
    focus: 'button OK',
    announced: 'That did not work. The document is larger than 2 MB and cannot be saved.',
  },
};
