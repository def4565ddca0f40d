import type { ToldStates } from '../state-law/told-states.ts';

export const states: ToldStates = {
  succeeded: { focus: 'button Start writing', announced: 'Payment succeeded!' },
  settling: { focus: 'button Go on writing', announced: 'Your payment is being confirmed' },
  waiting: { focus: 'unchanged', announced: null },
  processing: { focus: 'button Go on writing', announced: 'Your payment is processing.' },
  requires_payment_method: {
    focus: 'button Later',
    announced: 'Your payment was not successful, please try again.',
  },
  other: { focus: 'button Later', announced: 'Something went wrong.' },
  closed: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: null },
};
