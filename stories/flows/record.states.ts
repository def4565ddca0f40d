import type { ToldStates } from '../state-law/told-states.ts';

const about =
  'Writing record. How this text came to be, counted while you write. It is yours: take it with you, or delete it.';
const ask = 'Delete this record? Your text stays. What was counted cannot be brought back.';
const view = 'radio By day';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The writing record could not be loaded The server was not reached. Try again', about],
  },
  shown: { focus: view, announced: about },
  handing: { focus: view, announced: about },
  asking: { focus: view, announced: [ask, about] },
  deleting: { focus: view, announced: [ask, about] },
};
