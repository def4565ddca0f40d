import type { Prompt } from './prompt.ts';

export const expandTitle: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write one paragraph that unfolds the document's title: what the topic is, which questions it raises and how a text on it could proceed.`,
};
