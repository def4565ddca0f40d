import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'region Find a source', announced: 'Looking for sources' },
  results: { focus: 'region Find a source', announced: '3 sources found' },
  empty: { focus: 'region Find a source', announced: null },
  failed: {
    focus: 'region Find a source',
    announced:
      'Error fetching citations. Please try again later. The catalogues of works cannot be reached right now. Try again',
  },
};
