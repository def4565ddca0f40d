import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const newest = 'button 9:12 PM 4,812 words Saved while writing';
const about = `Versions. ${brand.name} keeps a version whenever you pause. Restoring one keeps the current text as well.`;

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The versions could not be loaded The server was not reached. Try again', about],
  },
  'ready.resting': { focus: newest, announced: about },
  'ready.reading': { focus: newest, announced: about },
  naming: { focus: newest, announced: about },
  restoring: { focus: newest, announced: about },
};
