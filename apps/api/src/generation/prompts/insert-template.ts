import type { Prompt } from './prompt.ts';

export const insertTemplate: Prompt = {
  version: 1,
  place: 'inserted',
  task: `Write an outline that fits the document's title and text: a heading on each line that begins with #, and below it one line in square brackets that says what to write there.`,
};
