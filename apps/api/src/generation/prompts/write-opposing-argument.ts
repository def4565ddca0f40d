import type { Prompt } from './prompt.ts';

export const writeOpposingArgument: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write one paragraph with the strongest argument that a fair and informed critic would raise against the document's main claim. State it at its best and do not refute it.`,
};
