import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { clauseAt } from '../../lexicon/contracted-subject.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** "The more you read, the more you know": a comma separates the two halves (Quirk and others, appendix III.20). */
export function theMore({ words }: Sentence): Edit[] {
  const from = words.findIndex((_, at) => isDegree(words, at) && opensClause(words, at));
  if (from < 0) return [];
  const at = words.findIndex((_, place) => place > from + 2 && isDegree(words, place));
  const last = words[at - 1];
  if (at < 0 || !last || words.slice(from + 1, at + 1).some(({ before }) => before !== '')) return [];
  if (/^(?:ADP|CCONJ|DET|AUX|SCONJ)$/.test(last.kind)) return [];
  // "The older boys helped the younger": each half needs a subject of its own, or the second must be short.
  if (!hasClause(words, from) || !(hasClause(words, at) || words.length - at <= 2)) return [];
  return [
    {
      rule: 'ClauseComma',
      reason: 'Punctuation',
      summary: 'A comma stands between the two clauses.',
      at: at - 1,
      remove: 1,
      put: [`${last.text},`],
    },
  ];
}

/** "the more", "the better", "the older". */
const isDegree = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.lower === 'the' &&
  (/^(?:more|less|better|worse|fewer|further|farther)$/.test(words[at + 1]?.lower ?? '') ||
    (/^[a-z]{2,}er$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:ADJ|ADV)$/.test(words[at + 1]?.kind ?? '') &&
      !/^(?:other|former|latter|inner|outer|upper|lower|proper|never|ever|over|rather|either|whether)$/.test(
        words[at + 1]?.lower ?? '',
      )));

/** "the older he gets", "the more money people have". */
const hasClause = (words: readonly TaggedWord[], from: number): boolean =>
  [from + 2, from + 3, from + 4].some((at) => {
    const clause = clauseAt(words, at);
    return (
      clause !== undefined && (clause.isPronoun || words[at]?.kind === 'DET' || isMeasure(words[from + 1]))
    );
  });

const isMeasure = (word: TaggedWord | undefined): boolean => /^(?:more|less|fewer)$/.test(word?.lower ?? '');

/** At the start, after a linking word, or after "that" and "means". */
const opensClause = (words: readonly TaggedWord[], at: number): boolean =>
  at === 0 ||
  words[at]?.before === ',' ||
  /^(?:and|but|so|that|because|means|think|believe|say|know)$/.test(words[at - 1]?.lower ?? '');
