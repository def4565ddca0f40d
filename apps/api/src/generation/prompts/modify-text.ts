import type { Prompt } from './prompt.ts';

export const modifyText: Prompt = {
  version: 1,
  place: 'replaces-selection',
  task: `Do with the selection what the request says. If there is no selection, write what the request asks for so that it fits the document at the cursor. If the request is a question about the text, answer it in prose that could stand in the document.`,
};
