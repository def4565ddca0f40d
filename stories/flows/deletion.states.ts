import type { ToldStates } from '../state-law/told-states.ts';

const question =
  'Delete “How the canals changed Birmingham”?. It goes to the trash, where you can restore it.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'button Cancel', announced: question },
  deleting: { focus: 'button Move to trash', announced: question },
};
