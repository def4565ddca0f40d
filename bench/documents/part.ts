import { buildApp } from '../build-app.ts';
import type { Part } from '../part.ts';
import { importing } from './importing.ts';
import { opening } from './opening.ts';
import { printing } from './printing.ts';

/** The waiting times of a user, other than writing. */
export const documents: Part = {
  title: 'Documents are opened, printed and brought in',
  measure: async () => {
    await buildApp();
    return [...(await opening()), ...(await printing()), ...(await importing())];
  },
};
