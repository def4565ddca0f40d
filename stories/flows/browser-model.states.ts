import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  looking: { focus: 'unchanged', announced: null },
  missing: { focus: 'unchanged', announced: null },
  unsuitable: { focus: 'unchanged', announced: null },
  offered: { focus: 'unchanged', announced: null },
  off: { focus: 'unchanged', announced: null },
  lapsed: { focus: 'unchanged', announced: null },
  'preparing.downloading': { focus: 'unchanged', announced: 'Downloading the model' },
  'preparing.loading': { focus: 'unchanged', announced: 'Loading the model into memory' },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced:
      'The model could not be prepared. The download broke off. Check your connection and try again.',
  },
};
