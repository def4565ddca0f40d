import type { ToldStates } from '../state-law/told-states.ts';

const form =
  'Withdraw your earnings. The whole balance of USD 41.50 is paid out. This usually takes a few working days.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  editing: { focus: 'radio Bank transfer', announced: form },
  sending: { focus: 'radio Bank transfer', announced: form },
};
