import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  waiting: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  'shown.home': { focus: 'unchanged', announced: null },
  'shown.account': { focus: 'unchanged', announced: null },
  'shown.favourites': { focus: 'unchanged', announced: null },
  'shown.trash': { focus: 'unchanged', announced: null },
  'shown.history': { focus: 'unchanged', announced: null },
  'shown.shortcuts': { focus: 'unchanged', announced: null },
  'shown.changelog': { focus: 'unchanged', announced: null },
  'shown.prices': { focus: 'unchanged', announced: null },
  'shown.fetching': { focus: 'unchanged', announced: 'Opening the document' },
  'shown.failed': {
    focus: 'unchanged',
    announced:
      'This part could not be loaded Check your connection. We try again as soon as you are online. Try again',
  },
  'shown.document': { focus: 'unchanged', announced: '5 suggestions' },
};
