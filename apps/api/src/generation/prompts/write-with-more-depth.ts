import type { Prompt } from './prompt.ts';

export const writeWithMoreDepth: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write one or two paragraphs that carry the last point of the text deeper: the reasons behind it, what it implies, or an example. Invent no sources, names, quotations or figures.`,
};
