import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PracticeSet, practiceSetsIn } from '../practice-set.ts';

export const evalLanguages = ['en', 'fr', 'de', 'pt'] as const;
export type EvalLanguage = (typeof evalLanguages)[number];

/** Rule authors may read the open sentences; those held out are only counted. */
export const halves = ['open', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** A sentence with one known mistake. */
const fault = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    /** The wrong words, and where they begin (UTF-16). */
    wrong: z.string().min(1),
    at: z.number().int().nonnegative(),
    /** The words that may replace them. */
    right: z.array(z.string()).min(1),
    /** Whole sentences in which the mistake is corrected in another place. */
    otherwise: z.array(z.string()).optional(),
    category: z.string(),
    /** The corpus or list from which the kind of mistake comes; the sentence itself is ours. */
    source: z.string(),
  })
  .refine(({ text, wrong, at }) => text.startsWith(wrong, at), 'The wrong words do not stand there.');

export type Fault = z.infer<typeof fault>;

/** @throws ZodError if the file is not a set of faults */
export function readFaults(language: EvalLanguage, set: Half | PracticeSet): Fault[] {
  const file = new URL(`./${language}/${set}.json`, import.meta.url);
  return z.array(fault).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The practice sets of a language, sorted by number. */
export const practiceSets = (language: EvalLanguage): PracticeSet[] =>
  practiceSetsIn(new URL(`./${language}/`, import.meta.url));
