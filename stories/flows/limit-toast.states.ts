import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  hidden: { focus: 'unchanged', announced: null },
  shown: {
    focus: 'unchanged',
    announced:
      'Oops! Today’s AI words are used up. Your text is saved, and they fill up again at midnight UTC. Later Upgrade now',
  },
  held: {
    focus: 'unchanged',
    announced:
      'Oops! Today’s AI words are used up. Your text is saved, and they fill up again at midnight UTC. Later Upgrade now',
  },
};
