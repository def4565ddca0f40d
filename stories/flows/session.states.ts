import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  checking: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  creating: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  reloading: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  ready: { focus: 'unchanged', announced: null },
  failed: {
    focus: 'unchanged',
    announced: `${brand.name} cannot be reached The server did not answer. What you wrote on this device is still there. Check your connection, then try again. Try again`,
  },
};
