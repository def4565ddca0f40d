import { contextEdits } from '../context/context-edits.ts';
import { sentenceOf } from '../context/likelihood.ts';
import type { Finding } from '../../engine/finding.ts';
import { paragraphCache, paragraphKey } from '../../engine/paragraph-cache.ts';
import { findingOf, type Edit } from '../lexicon/edit.ts';
import { taggedSentences, type TaggedSentence } from '../lexicon/tagged-words.ts';
import { grammarRules } from './index.ts';
import { learnersRules } from './learners-rules.ts';

/** Rules look from each word over the whole sentence: longer runs of words without an end, such as lists, are not sentences. */
const longestSentence = 150;

/**
 * What our own grammar finds in a paragraph: rules on parts of speech first, then what is unlikely in context. Results
 * are cached by sentence: after each keystroke all but one sentence of a paragraph are unchanged.
 *
 * @param suspicion how much likelier a mistake is in this paragraph than in others, in decimal logarithms
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

/** Everything that rules know of a sentence; its position in the paragraph is not part of it. */
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
