import { withoutConnective } from './connectives.ts';
import { keySentences } from './key-sentences.ts';
import { sentencesOf } from './sentences.ts';
import { trimSentence } from './trim-sentence.ts';

/** A quarter of the sentences, verbatim, without their opening connectives; for a single sentence, its core. */
export function summarize(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= 1) return trimSentence(sentences[0] ?? text.trim());
  return keySentences(text, Math.max(1, Math.round(sentences.length / 4)))
    .map((sentence) => withoutConnective(sentence))
    .join(' ');
}
