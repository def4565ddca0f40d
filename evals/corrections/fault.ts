import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PracticeSet, practiceSetsIn } from '../practice-set.ts';

export const evalLanguages = ['en', 'fr', 'de', 'pt'] as const;
export type EvalLanguage = (typeof evalLanguages)[number];

/** Open sentences may be read by whoever writes rules; those held out are only counted. */
export const halves = ['open', 'held-out'] as const;
export type Half = (typeof halves)[number];

/** A sentence with one known fault. */
const fault = z
  .strictObject({
    id: z.string(),
    text: z.string(),
    /** The words that are wrong, and where they begin (UTF-16). */
    wrong: z.string().min(1),
    at: z.number().int().nonnegative(),
    /** What may stand in their place. */
    right: z.array(z.string()).min(1),
    /** Whole sentences that mend the fault in another place. */
    otherwise: z.array(z.string()).optional(),
    category: z.string(),
    /** The corpus or list whose kind of fault it is; the sentence itself is ours. */
    source: z.string(),
  })
  .refine(({ text, wrong, at }) => text.startsWith(wrong, at), 'The wrong words do not stand there.');

export type Fault = z.infer<typeof fault>;

/** @throws ZodError where the file is no set of faults */
export function readFaults(language: EvalLanguage, set: Half | PracticeSet): Fault[] {
  const file = new URL(`./${language}/${set}.json`, import.meta.url);
  return z.array(fault).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The practice sets of a language by their numbers. */
export const practiceSets = (language: EvalLanguage): PracticeSet[] =>
  practiceSetsIn(new URL(`./${language}/`, import.meta.url));
