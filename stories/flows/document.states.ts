import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  'work.loading': { focus: 'unchanged', announced: 'Opening the document' },
  'work.clean': { focus: 'unchanged', announced: '5 suggestions' },
  'work.refreshing': { focus: 'unchanged', announced: '5 suggestions' },
  'work.pending': { focus: 'unchanged', announced: '5 suggestions' },
  'work.held': { focus: 'unchanged', announced: '5 suggestions' },
  'work.saving': { focus: 'unchanged', announced: ['Saving', '5 suggestions'] },
  'work.unsaved': { focus: 'unchanged', announced: ['Not saved', '5 suggestions'] },
  'work.offline': { focus: 'unchanged', announced: ['Offline', '5 suggestions'] },
  'work.conflict': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.keeping': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.yielding': { focus: 'unchanged', announced: ['Changed elsewhere', '5 suggestions'] },
  'work.gone': { focus: 'unchanged', announced: ['No longer there', '5 suggestions'] },
  'work.keepingAsNew': { focus: 'unchanged', announced: ['No longer there', '5 suggestions'] },
  'work.missing': {
    focus: 'unchanged',
    announced:
      'This document is not here It may have been deleted, or it belongs to another account or to a visit that has ended. Back to your pages',
  },
  'work.failed': {
    focus: 'unchanged',
    announced:
      'The document could not be opened It is safe where it is. Check your connection, then try again. Try again',
  },
  'sync.idle': { focus: 'unchanged', announced: '5 suggestions' },
  'sync.loading': { focus: 'unchanged', announced: ['Saving', '5 suggestions'] },
  'sync.success': { focus: 'unchanged', announced: ['Saved', '5 suggestions'] },
};
