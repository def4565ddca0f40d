import type { Prompt } from './prompt.ts';

export const improveFluency: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Rewrite the selection so that it reads fluently: mend grammar and spelling, smooth awkward sentences, vary their openings, cut filler. Keep the meaning, the voice and about the length.`,
};
