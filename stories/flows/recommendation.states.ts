import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const focus = 'textbox Link to pass on';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus, announced: ['Loading the message to share', `Share ${brand.name}`] },
  ready: { focus, announced: `Share ${brand.name}` },
  sharing: { focus, announced: `Share ${brand.name}` },
  failed: {
    focus: 'button Try again',
    announced: [
      'The message to share could not be loaded Check your connection, then try again. Try again',
      `Share ${brand.name}`,
    ],
  },
};
