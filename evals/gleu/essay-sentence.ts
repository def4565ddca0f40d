import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Half } from '../corrections/fault.ts';
import type { PracticeSet } from '../practice-set.ts';

/** A sentence from a learner's essay with several mistakes, and corrected versions. */
const essaySentence = z.strictObject({
  id: z.string(),
  /** The essay it comes from. */
  category: z.string(),
  text: z.string(),
  references: z.array(z.string()).min(2),
});

export type EssaySentence = z.infer<typeof essaySentence>;

/** @throws ZodError if the file is not a set of sentences */
export function readEssaySentences(set: Half | PracticeSet): EssaySentence[] {
  const file = new URL(`./en/${set}.json`, import.meta.url);
  return z.array(essaySentence).parse(JSON.parse(readFileSync(file, 'utf8')));
}
