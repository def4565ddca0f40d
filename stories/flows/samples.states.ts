import type { ToldStates } from '../state-law/told-states.ts';

const quiet = { focus: 'unchanged', announced: null } as const;

export const states: ToldStates = {
  idle: quiet,
  loading: quiet,
  failed: quiet,
  listed: quiet,
  reading: {
    focus: 'button Next essay',
    announced: 'The dome without steel. History · Ancient Civilizations',
  },
};
