import type { ToldStates } from '../state-law/told-states.ts';

const open = '5 open comments';

export const states: ToldStates = {
  'list.idle': { focus: 'unchanged', announced: null },
  'list.first': { focus: 'unchanged', announced: null },
  'list.unread': { focus: 'unchanged', announced: null },
  'list.unused': { focus: 'unchanged', announced: null },
  'list.used.resting': { focus: 'unchanged', announced: open },
  'list.used.away': { focus: 'unchanged', announced: open },
  'list.used.reading': { focus: 'unchanged', announced: open },
  'list.used.failed': { focus: 'unchanged', announced: 'The comments could not be refreshed' },
  'acting.resting': { focus: 'unchanged', announced: open },
  'acting.confirming': { focus: 'button Keep', announced: open },
  'acting.replacing': { focus: 'unchanged', announced: open },
  'acting.changing': { focus: 'unchanged', announced: open },
  'anchors.resting': { focus: 'unchanged', announced: null },
  'anchors.settling': { focus: 'unchanged', announced: open },
  'anchors.moving': { focus: 'unchanged', announced: open },
};
