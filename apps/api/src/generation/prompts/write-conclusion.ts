import type { Prompt } from './prompt.ts';

export const writeConclusion: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write a conclusion of one paragraph for the document: draw together what it has shown and say what follows from it. Add no new evidence.`,
};
