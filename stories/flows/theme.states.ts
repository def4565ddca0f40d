import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  light: { focus: 'unchanged', announced: null },
  dark: { focus: 'unchanged', announced: null },
  cyberpunk: { focus: 'unchanged', announced: null },
};
