import { contextEdits } from '../context/context-edits.ts';
import { sentenceOf } from '../context/likelihood.ts';
import type { Finding } from '../../engine/finding.ts';
import { paragraphCache, paragraphKey } from '../../engine/paragraph-cache.ts';
import { findingOf, type Edit } from '../lexicon/edit.ts';
import { taggedSentences, type TaggedSentence } from '../lexicon/tagged-words.ts';
import { grammarRules } from './index.ts';
import { learnersRules } from './learners-rules.ts';

/** Rules look from a word over its sentence: words without an end between them, such as lists, are no sentence. */
const longestSentence = 150;

/**
 * What our own grammar finds in a paragraph: rules on parts of speech first, then what context makes unlikely. A sentence
 * that was read before is not read again: with each key all of a paragraph but one sentence is as it was.
 *
 * @param suspicion how much likelier a fault is in this paragraph than in others, in decimal logarithms
 */
export function checkGrammar(paragraph: string, suspicion = 0): Finding[] {
  return taggedSentences(paragraph).flatMap((tagged) =>
    editsIn(tagged, suspicion).flatMap((edit) => findingOf(tagged.words, edit, paragraph) ?? []),
  );
}

const read = paragraphCache<readonly Edit[]>({ maxCount: 5000, maxBytes: 4_000_000 });

function editsIn(tagged: TaggedSentence, suspicion: number): readonly Edit[] {
  const key = keyOf(tagged, suspicion);
  const known = read.get(key);
  if (known) return known;
  const edits = editsOf(tagged, suspicion);
  read.set(key, edits);
  return edits;
}

/** All that rules know of a sentence: where it stands in its paragraph is not part of it. */
const keyOf = ({ words, start, end }: TaggedSentence, suspicion: number): string =>
  paragraphKey(
    String(suspicion),
    start,
    end,
    ...words.flatMap(({ text, kind, lemma, before }) => [text, kind, lemma, before]),
  );

function editsOf(tagged: TaggedSentence, suspicion: number): readonly Edit[] {
  const sentence = sentenceOf(tagged);
  const kept: Edit[] = [];
  const rules = suspicion > 0 ? [...grammarRules, ...learnersRules] : grammarRules;
  const byRule = tagged.words.length > longestSentence ? [] : rules.flatMap((rule) => rule(sentence));
  for (const edit of [...byRule, ...contextEdits(sentence, suspicion)]) {
    if (!kept.some((other) => touches(edit, other))) kept.push(edit);
  }
  return kept;
}

const touches = (a: Edit, b: Edit): boolean =>
  a.at < b.at + Math.max(1, b.remove) && b.at < a.at + Math.max(1, a.remove);
