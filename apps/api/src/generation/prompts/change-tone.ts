import type { Prompt } from './prompt.ts';

export const changeTone: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Rewrite the selection in the tone that is asked for. Keep its meaning, its facts and about its length.`,
};
