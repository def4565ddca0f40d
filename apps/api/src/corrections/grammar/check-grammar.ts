import { contextEdits } from '../context/context-edits.ts';
import { sentenceOf } from '../context/likelihood.ts';
import type { Finding } from '../finding.ts';
import { findingOf, type Edit } from '../words/edit.ts';
import { taggedSentences } from '../words/tagged-words.ts';
import { grammarRules } from './index.ts';

/** Rules look from a word over its sentence: words without an end between them, such as lists, are no sentence. */
const longestSentence = 150;

/** What our own grammar finds in a paragraph: rules on parts of speech first, then what context makes unlikely. */
export function checkGrammar(paragraph: string): Finding[] {
  return taggedSentences(paragraph).flatMap((tagged) => {
    const { words } = tagged;
    const sentence = sentenceOf(tagged);
    const kept: Edit[] = [];
    const byRule = words.length > longestSentence ? [] : grammarRules.flatMap((rule) => rule(sentence));
    for (const edit of [...byRule, ...contextEdits(sentence)]) {
      if (!kept.some((other) => touches(edit, other))) kept.push(edit);
    }
    return kept.flatMap((edit) => findingOf(words, edit, paragraph) ?? []);
  });
}

const touches = (a: Edit, b: Edit): boolean =>
  a.at < b.at + Math.max(1, b.remove) && b.at < a.at + Math.max(1, a.remove);
