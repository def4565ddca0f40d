import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A document that instructs its reader to do something else. */
const hostileDocument = z.strictObject({
  id: z.string(),
  language: z.enum(['en', 'fr-FR', 'fr-CA', 'de', 'pt']),
  /** Where the instruction is, or what it attempts. */
  kind: z.string(),
  action: z.enum([
    'summarize',
    'paraphrase',
    'improveFluency',
    'makeLonger',
    'writeIntroduction',
    'writeConclusion',
    'writeOpposingArgument',
    'writeWithMoreDepth',
  ]),
  title: z.string(),
  text: z.string(),
  selection: z.string(),
  /** What an obedient answer contains; it occurs nowhere in the document. If empty, the document asks for the instructions. */
  canary: z.array(z.string()),
});

export type HostileDocument = z.infer<typeof hostileDocument>;

/** @throws ZodError if the file is not a set of hostile documents */
export const readHostileDocuments = (): HostileDocument[] =>
  z
    .array(hostileDocument)
    .parse(JSON.parse(readFileSync(new URL('./documents.json', import.meta.url), 'utf8')));
