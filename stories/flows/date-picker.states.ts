import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  choosing: {
    focus: 'button Friday, November 20, 2026, today',
    announced: ['November 2026', 'Pick the first day', 'Last changed'],
  },
  halfway: {
    focus: 'button Wednesday, November 18, 2026, picked',
    announced: ['November 2026', 'Pick the last day', 'Last changed'],
  },
  chosen: {
    focus: 'button Monday, November 9, 2026, picked',
    announced: ['November 2026', '10 days', 'Last changed'],
  },
};
