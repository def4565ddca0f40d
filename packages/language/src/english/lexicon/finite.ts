import { numberOf } from './agreeing.ts';
import { formsOf } from './forms-of.ts';
import type { TaggedWord } from './tagged-words.ts';

const auxiliaries = new Set(
  "am is are was were isn't aren't wasn't weren't has have had hasn't haven't hadn't do does did don't doesn't didn't can could can't cannot couldn't will would won't wouldn't shall should shouldn't may might must mustn't".split(
    ' ',
  ),
);

/** Whether a word is a verb that can follow a subject: a present, a past or an auxiliary with a tense of its own. */
export function isFinite(word: TaggedWord | undefined): boolean {
  if (!word) return false;
  if (auxiliaries.has(word.lower)) return true;
  const forms = word.kind === 'VERB' ? formsOf(word) : undefined;
  return forms !== undefined && (word.lower === forms.past || numberOf(word) !== undefined);
}
