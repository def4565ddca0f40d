import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  scanning: { focus: 'unchanged', announced: null },
  clean: {
    focus: 'unchanged',
    announced: 'Nothing found elsewhere None of the sentences in this text was found in the places searched.',
  },
  results: {
    focus: 'region Places found',
    announced: '2 places found. Cite the source, quote it, or say it in your own words.',
  },
  failed: { focus: 'button Close', announced: ['The document appears to be empty.', 'Error Occurred'] },
};
