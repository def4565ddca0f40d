import type { ToldStates } from '../state-law/told-states.ts';

const toLock =
  'Lock this document. It is encrypted with your password. While it is locked, there is no preview, search, download or AI.';
const toUnlock =
  'Unlock this document. The password decrypts it for good. You can lock it again at any time.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  setting: { focus: 'password Password', announced: toLock },
  locking: { focus: 'button Cancel', announced: toLock },
  'asking.resting': { focus: 'password Password', announced: toUnlock },
  'asking.reading': { focus: 'password Password', announced: toUnlock },
  unlocking: { focus: 'button Show the hint', announced: toUnlock },
};
