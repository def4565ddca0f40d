import type { Prompt } from './prompt.ts';

export const writeIntroduction: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write an introduction of one paragraph for the document: lead the reader to the topic, say why it matters, and end with the claim or question that the document pursues. Announce nothing that the document does not hold.`,
};
