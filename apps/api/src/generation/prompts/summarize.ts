import type { Prompt } from './prompt.ts';

export const summarize: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Summarize the selection in about a quarter of its length, one sentence at least. Keep its main claims in its own terms and add nothing.`,
};
