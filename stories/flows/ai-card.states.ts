import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  initial: { focus: 'textbox Your own instruction', announced: null },
  first: { focus: 'textbox Your own instruction', announced: 'Writing' },
  second: { focus: 'textbox Your own instruction', announced: 'Version 1 is ready' },
  third: { focus: 'textbox Your own instruction', announced: 'Version 2 is ready' },
  settling: { focus: 'textbox Your own instruction', announced: '1 version is ready' },
  results: { focus: 'textbox Your own instruction', announced: 'All three versions are ready' },
};
