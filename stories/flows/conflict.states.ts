import type { ToldStates } from '../state-law/told-states.ts';

const about =
  'Two versions of this text. It was changed here and elsewhere at the same time. Nothing is overwritten: whichever you choose, the other stays among the versions.';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'region On this device', announced: about },
  unread: { focus: 'button Decide later', announced: ['The server cannot be reached.', about] },
  ready: { focus: 'region On this device', announced: about },
  keepingMine: { focus: 'region On this device', announced: about },
  keepingTheirs: { focus: 'region On this device', announced: about },
};
