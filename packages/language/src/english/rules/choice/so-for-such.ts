import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, isThing } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import { setOf, type GrammarRule } from '../grammar-rule.ts';

const counted = setOf('day time way life place person experience job world feeling');

/** "That was so interesting trip": "such a" precedes an adjective with its noun (Quirk and others, 7.56). */
export const soForSuch: GrammarRule = ({ words }: Sentence) =>
  words.flatMap((word, at): Edit[] => {
    const [last, quality, noun, next] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (word.lower !== 'so' || word.before !== '' || !quality || !noun) return [];
    if (quality.kind !== 'ADJ' || noun.kind !== 'NOUN' || quality.before + noun.before !== '') return [];
    if (
      !/^(?:is|was|are|were|be|been|it's|he's|she's|had|has|have|with|that's|in|of|made|got)$/.test(
        last?.lower ?? '',
      )
    ) {
      return [];
    }
    if (/^(?:much|many|few|little|far|long|called|what|sure)$/.test(quality.lower)) return [];
    if (!(isThing(noun.lower) || isPerson(noun.lower) || counted.has(noun.lower))) return [];
    const isClosed =
      !next ||
      next.before !== '' ||
      /^(?:that|and|but|for|to|in|with|because|when|of|i|we|he|she|they|it|on|at)$/.test(next.lower);
    return isClosed
      ? [
          {
            rule: 'ConfusedWord',
            reason: 'Usage',
            summary: 'Before an adjective and its noun stands “such a”.',
            at,
            remove: 2,
            put: ['such', indefiniteArticle(quality.lower), quality.lower],
          },
        ]
      : [];
  });
