import { readFileSync } from 'node:fs';

const read = (name: string): Uint8Array<ArrayBuffer> => {
  const file = readFileSync(new URL(name, import.meta.url));
  return new Uint8Array(file);
};

/**
 * Spoken by flite, with the text spoken. The second one was made from it by Chromium's MediaRecorder, after a pause.
 */
export const recordings = {
  ogg: {
    bytes: read('university.ogg'),
    said: 'The university opens at nine in the morning. The students read a book about the history of the city.',
  },
  webm: {
    bytes: read('president.webm'),
    said: 'The president said that the government would pay for the new school and the hospital next year.',
  },
} as const;
