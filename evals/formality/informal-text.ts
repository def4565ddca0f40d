import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Half } from '../corrections/fault.ts';

/** An informal text and what is expected of a formal version. */
const informalText = z.strictObject({
  id: z.string(),
  /** Its language. */
  category: z.enum(['en', 'fr', 'de', 'pt']),
  text: z.string(),
  /** Words that must be gone. */
  informal: z.array(z.string()).min(1),
  /** One word of each group must be present. */
  formal: z.array(z.array(z.string()).min(1)),
  /** Words that carry the meaning and must stay. */
  keep: z.array(z.string()),
});

export type InformalText = z.infer<typeof informalText>;

/** @throws ZodError if the file is not a set of informal texts */
export function readInformalTexts(half: Half): InformalText[] {
  const file = new URL(`./${half}.json`, import.meta.url);
  return z.array(informalText).parse(JSON.parse(readFileSync(file, 'utf8')));
}
