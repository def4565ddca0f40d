import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'list.loading': { focus: 'unchanged', announced: 'Comments are being fetched' },
  'list.failed': { focus: 'unchanged', announced: 'The comments could not be fetched. Try again' },
  'list.ready': { focus: 'unchanged', announced: null },
  'list.refreshing': { focus: 'unchanged', announced: null },
  'sending.resting': { focus: 'textbox Comment', announced: null },
  'sending.sending': { focus: 'textbox Comment', announced: null },
  'removal.resting': { focus: 'unchanged', announced: null },
  'removal.asking': { focus: 'unchanged', announced: null },
  'removal.removing': { focus: 'unchanged', announced: null },
  'settings.closed': { focus: 'unchanged', announced: null },
  'settings.open': { focus: 'textbox Your name', announced: null },
  'settings.saving': { focus: 'textbox Your name', announced: null },
};
