import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Half } from '../corrections/fault.ts';

/** A text to be summarised and the facts that must survive. */
const longText = z.strictObject({
  id: z.string(),
  /** Its language. */
  category: z.enum(['en', 'fr', 'de', 'pt']),
  title: z.string(),
  text: z.string(),
  /** Key facts; each is present if one of its wordings is. */
  facts: z.array(z.array(z.string()).min(1)).min(1),
});

export type LongText = z.infer<typeof longText>;

/** @throws ZodError if the file is not a set of texts */
export function readLongTexts(half: Half): LongText[] {
  const file = new URL(`./${half}.json`, import.meta.url);
  return z.array(longText).parse(JSON.parse(readFileSync(file, 'utf8')));
}
