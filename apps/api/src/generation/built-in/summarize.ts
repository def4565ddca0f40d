import { keySentences } from './key-sentences.ts';
import { sentencesOf } from './sentences.ts';
import { trimSentence } from './trim-sentence.ts';

/** A quarter of the sentences, verbatim, without their opening connectives; of a single sentence its core. */
export function summarize(text: string): string {
  const sentences = sentencesOf(text);
  if (sentences.length <= 1) return trimSentence(sentences[0] ?? text.trim());
  return keySentences(text, Math.max(1, Math.round(sentences.length / 4)))
    .map((sentence) => withoutConnective(sentence))
    .join(' ');
}

const connective =
  /^(?:however|therefore|moreover|furthermore|in addition|additionally|also|thus|hence|consequently|as a result|for example|for instance|in fact|indeed|besides|nevertheless|still|then|first|firstly|second|secondly|third|thirdly|finally|in conclusion|on the other hand|similarly|likewise|of course),\s+/i;

/** A sentence that has lost its neighbour need not answer to it. */
export function withoutConnective(sentence: string): string {
  const bare = sentence.replace(connective, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
