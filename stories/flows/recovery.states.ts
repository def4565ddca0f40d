import type { ToldStates } from '../state-law/told-states.ts';

const reason =
  'You deleted “How the canals changed Birmingham” for good. This device still has text from it that was never saved anywhere else.';
const notice = `Unsaved text on this device ${reason} View`;
const about = `Keep this text?. ${reason}`;
const text = 'region Written Nov 20, 2026, 9:12 PM';

export const states: ToldStates = {
  quiet: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: notice },
  open: { focus: text, announced: [notice, about] },
  keeping: { focus: text, announced: [notice, about] },
  discarding: { focus: text, announced: [notice, about] },
};
