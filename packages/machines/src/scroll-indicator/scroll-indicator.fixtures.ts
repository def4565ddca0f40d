import { defineFlow } from '../testing/flow.ts';
import { scrollIndicatorMachine } from './scroll-indicator.machine.ts';

export const scrollIndicatorFlow = defineFlow(scrollIndicatorMachine, {
  input: undefined,
  samples: { scroll: [{}], 'xstate.after.hide.scroll-indicator.shown': [{}] },
});
