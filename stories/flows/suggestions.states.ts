import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'shown.list': { focus: 'unchanged', announced: '5 suggestions' },
  'shown.none': { focus: 'unchanged', announced: 'No suggestions' },
  'shown.halted': { focus: 'unchanged', announced: 'Suggestions are off' },
  'activity.off': { focus: 'unchanged', announced: 'Suggestions are off' },
  'activity.idle': { focus: 'unchanged', announced: '5 suggestions' },
  'activity.waiting': { focus: 'unchanged', announced: 'No suggestions' },
  'activity.checking': { focus: 'unchanged', announced: 'No suggestions' },
  'activity.failed': { focus: 'unchanged', announced: 'The text could not be checked' },
};
