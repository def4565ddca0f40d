import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

/** "Government should build roads", "and government must help": the government of the country. */
export const government = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, next] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'government' || (word.text !== word.lower && at > 0) || next?.before !== '') return [];
    const acts =
      /^(?:should|must|can|could|has|needs|wants|will|would|does|doesn't|cannot|built|gives|makes|spends)$/;
    const opens =
      at === 0 ||
      word.before === ',' ||
      /^(?:that|because|if|so|but|when|although|think|believe|why)$/.test(last?.lower ?? '');
    return opens && acts.test(next.lower) && !isOfKind(words, at)
      ? [
          {
            ...definiteArticle,
            at,
            remove: 0,
            put: ['the'],
          },
        ]
      : [];
  });

/** "Business, church and government should": government as an institution. */
const isOfKind = (words: readonly TaggedWord[], at: number): boolean =>
  words[at]?.before === ',' && /^(?:NOUN|PROPN)$/.test(words[at - 1]?.kind ?? '') && at < 3;
