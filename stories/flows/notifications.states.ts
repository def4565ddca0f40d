import type { ToldStates } from '../state-law/told-states.ts';

const missing =
  'This document is not here It may have been deleted, or it belongs to another account or to a visit that has ended.';

export const states: ToldStates = {
  'alert.closed': { focus: 'unchanged', announced: null },
  'alert.waiting': { focus: 'unchanged', announced: null },
  'alert.open': {
    focus: 'button OK',
    announced: 'That did not work. This document is not yours any more.',
  },
  'toast.hidden': { focus: 'unchanged', announced: null },
  'toast.shown': { focus: 'unchanged', announced: missing },
  'toast.held': { focus: 'unchanged', announced: missing },
};
