import type { ToldStates } from '../state-law/told-states.ts';

const running = 'Import. 2 files are becoming documents.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  reading: { focus: 'button Stop', announced: running },
  storing: { focus: 'button Stop', announced: running },
  done: {
    focus: 'button Open How the canals changed Birmingham',
    announced: 'Import. 1 document is ready.',
  },
};
