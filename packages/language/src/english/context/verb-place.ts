import type { TaggedWord } from '../lexicon/tagged-words.ts';

/** Verbs written for a noun or an adjective that sounds like them. */
const bareVerbs = new Set([
  'lose',
  'advise',
  'breathe',
  'believe',
  'prove',
  'save',
  'choose',
  'sell',
  'devise',
]);
const listening = /^(?:listen|due|thanks|attention|response|according|open|reply|access|deaf|next|contrary)/;

/** Whether a bare verb can stand at a position: not after a verb, an article, an adjective or "listened to". */
export function fitsVerbPlace(words: readonly TaggedWord[], at: number, put: string): boolean {
  const last = words[at - 1];
  // "If every child thinks": a verb is due after its subject.
  if (/^things?$/.test(put) && /^(?:NOUN|PROPN|PRON)$/.test(last?.kind ?? '') && !isPossessive(last)) {
    return false;
  }
  if (!bareVerbs.has(put)) return true;
  if (last?.lower === 'to') return !listening.test(words[at - 2]?.lower ?? '');
  return last === undefined || !/^(?:VERB|DET|ADJ|ADP|NUM)$/.test(last.kind);
}

const isPossessive = (word: TaggedWord | undefined): boolean =>
  /^(?:my|your|his|her|its|our|their|this|that|these|those|what|which)$|['’]s$/.test(word?.lower ?? '');
