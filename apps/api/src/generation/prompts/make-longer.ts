import type { Prompt } from './prompt.ts';

export const makeLonger: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Rewrite the selection about half as long again: unfold what it says with explanation and transitions. Invent no facts, sources, names, quotations or figures.`,
};
