import type { Prompt } from './prompt.ts';

export const paraphrase: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Say what the selection says in other words and other sentence shapes. Keep the meaning, the facts, the tone and about the length.`,
};
