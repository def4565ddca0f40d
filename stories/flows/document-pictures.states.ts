import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'adding.idle': {
    focus: 'unchanged',
    announced: 'The picture was not added. The server cannot be reached.',
  },
  'adding.sending': { focus: 'unchanged', announced: ['Adding the picture', 'Waiting to be added'] },
  'card.closed': { focus: 'unchanged', announced: null },
  'card.open': { focus: 'textbox Alternative text', announced: 'Picture' },
};
