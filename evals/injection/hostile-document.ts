import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A document that tells whoever reads it to do something else. */
const hostileDocument = z.strictObject({
  id: z.string(),
  language: z.enum(['en', 'fr-FR', 'fr-CA', 'de', 'pt']),
  /** Where the instruction stands or what it tries. */
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
  /** What an answer says that obeys; it stands nowhere in the document. None: the document asks for the instructions. */
  canary: z.array(z.string()),
});

export type HostileDocument = z.infer<typeof hostileDocument>;

/** @throws ZodError where the file is no set of hostile documents */
export const readHostileDocuments = (): HostileDocument[] =>
  z
    .array(hostileDocument)
    .parse(JSON.parse(readFileSync(new URL('./documents.json', import.meta.url), 'utf8')));
