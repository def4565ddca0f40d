import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  'processing.still': { focus: 'unchanged', announced: 'Processing… Click to cancel' },
  'processing.sparkling': { focus: 'unchanged', announced: 'Processing… Click to cancel' },
  'done.changes': { focus: 'unchanged', announced: 'The changes are shown in the text.' },
  'done.original': { focus: 'unchanged', announced: 'The changes are shown in the text.' },
  limited: { focus: 'unchanged', announced: null },
};
