import type { ToldStates } from '../state-law/told-states.ts';

const reason =
  'You deleted “How the canals changed Birmingham” for good. This device still has words of it that were never saved anywhere else.';
const notice = `Words on this device were never saved ${reason} Look at them`;
const about = `Keep these words?. ${reason}`;
const text = 'region Written Nov 20, 2026, 9:12 PM';

export const states: ToldStates = {
  quiet: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: notice },
  open: { focus: text, announced: [notice, about] },
  keeping: { focus: text, announced: [notice, about] },
  discarding: { focus: text, announced: [notice, about] },
};
