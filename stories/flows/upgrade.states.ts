import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'tab Yearly', announced: ['Loading the price', `${brand.name} Pro`] },
  loading: { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  'ready.resting': { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  'ready.told': {
    focus: 'tab Yearly half the price',
    announced: ['Your card was declined.', `${brand.name} Pro`],
  },
  paying: { focus: 'tab Yearly half the price', announced: `${brand.name} Pro` },
  failed: {
    focus: 'button Try again',
    announced: [
      'The payment form could not be loaded Nothing was charged. Check your connection, then try again. Try again',
      `${brand.name} Pro`,
    ],
  },
};
