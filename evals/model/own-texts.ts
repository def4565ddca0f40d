import { readFileSync } from 'node:fs';
import type { Language } from '@octavo/contract/languages';
import { z } from 'zod';

/** The facts that an answer must keep, each with the accepted wordings; for a citation, all its parts. */
const kept = z.array(z.array(z.string()).min(1));

/** Shapes that a model can be asked for. */
const shape = z.enum(['list', 'table', 'sentence']);

const request = z.strictObject({ prompt: z.string(), shape });

const ownTexts = z.strictObject({
  title: z.string(),
  topic: z.string(),
  numbers: z.strictObject({ text: z.string(), numbers: kept, names: kept }),
  citations: z.strictObject({ text: z.string(), citations: kept }),
  links: z.strictObject({ text: z.string(), links: kept }),
  /** Four list items, a line each, as the page sends them. */
  list: z.string(),
  /** Written for another country, with words used there and their equivalents here. */
  local: z.strictObject({ text: z.string(), words: z.array(z.tuple([z.string(), z.string()])) }),
  completions: z.array(z.string()).length(2),
  requests: z.strictObject({ list: request, table: request, sentence: request }),
});

/** Our own texts, which combine what prose by others seldom has at once. */
export type OwnTexts = z.infer<typeof ownTexts>;

const all = z.strictObject({
  en: ownTexts,
  'fr-FR': ownTexts,
  'fr-CA': ownTexts,
  'de-DE': ownTexts,
  'pt-PT': ownTexts,
} satisfies Record<Language, typeof ownTexts>);

/** @throws ZodError if the file is invalid */
export const readOwnTexts = (): Readonly<Record<Language, OwnTexts>> =>
  all.parse(JSON.parse(readFileSync(new URL('./own-texts.json', import.meta.url), 'utf8')));
