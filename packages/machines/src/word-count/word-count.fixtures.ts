import { defineFlow } from '../testing/flow.ts';
import { wordCountMachine } from './word-count.machine.ts';

export const wordCountFlow = defineFlow(wordCountMachine, {
  input: { shown: true },
  samples: { toggle: [{}] },
});
