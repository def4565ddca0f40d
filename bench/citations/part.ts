import type { Part } from '../part.ts';
import { measureChunks } from './chunks.ts';
import { measureFingerprints } from './fingerprinting.ts';
import { measureFormatting } from './formatting.ts';
import { measureLookUps } from './looking-up.ts';

/** How fast works are cited, looked up and compared. */
export const citations: Part = {
  title: 'Citations and the plagiarism check',
  measure: async () => [
    ...(await measureFormatting()),
    ...(await measureLookUps()),
    ...(await measureFingerprints()),
    ...(await measureChunks()),
  ],
};
