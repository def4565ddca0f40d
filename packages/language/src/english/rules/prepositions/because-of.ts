import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { nounPhraseAt } from '../../lexicon/noun-phrase.ts';

/** "delayed because the heavy fog over the airport": a noun without a verb after "because" (Quirk and others, 8.86, 9.10). */
export const becauseOf = ({ words, end }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    if (word.lower !== 'because' || !/^[.!,]/.test(end) || !words[at + 1] || words[at + 1]?.before !== '') {
      return [];
    }
    const phrase = nounPhraseAt(words, at + 1);
    if (!phrase?.hasDeterminer) return [];
    const next = words[phraseEnd(words, phrase.head)];
    if (next && next.before === '') return [];
    // "because the light fades": the last noun may be the verb.
    const last = words[phrase.head];
    const isDoubtful =
      phrase.head > at + 1 &&
      words[phrase.head - 1]?.kind === 'NOUN' &&
      last !== undefined &&
      formsOf({ ...last, kind: 'VERB' }) !== undefined &&
      (last.lower.endsWith('s') || words[phrase.head - 1]?.lower.endsWith('s') === true);
    const isPronoun = /^(?:that|this|these|those|all|some|most|many|any|no)$/.test(
      words[at + 1]?.lower ?? '',
    );
    if (isDoubtful || isPronoun) return [];
    return [
      {
        rule: 'PrepositionMissing',
        reason: 'Usage',
        summary: 'A preposition is missing here.',
        at,
        remove: 1,
        put: ['because', 'of'],
      },
    ];
  });

/** The index after a noun, its prepositional phrases and a second noun of one word. */
function phraseEnd(words: Sentence['words'], head: number): number {
  let close = head + 1;
  while (words[close]?.before === '' && (words[close]?.kind === 'ADP' || words[close]?.lower === 'and')) {
    const inner = nounPhraseAt(words, close + 1);
    // "because the cats and dogs fight": the last noun may be the verb.
    if (!inner || (words[close]?.lower === 'and' && words[inner.head - 1]?.kind === 'NOUN')) break;
    close = inner.head + 1;
  }
  return close;
}
