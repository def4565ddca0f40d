import type { Sentence } from '../../context/likelihood.ts';
import { adjectiveRank } from '../../lexicon/adjective-order.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';

const named = {
  rule: 'AdjectiveOrder',
  reason: 'WordOrder',
  summary: 'Adjectives have an order: size, age, colour, origin, material.',
} as const;

/** "a leather brown handbag", "a red big car". */
export function adjectiveOrder({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const next = words[at + 1];
    const noun = words[at + 2];
    if (!next || !noun || !/^,?$/.test(next.before) || noun.before !== '' || noun.kind !== 'NOUN') return [];
    const rank = adjectiveRank(word.lower);
    const nextRank = adjectiveRank(next.lower);
    if (rank === undefined || nextRank === undefined || rank <= nextRank) return [];
    // "the French new wave", "the English Old School": names.
    if (
      /^\p{Lu}/u.test(next.text) ||
      (rank < 4 && nextRank < 4) ||
      (rank === 4 && nextRank < 4 && next.lower === 'little')
    ) {
      return [];
    }
    const last = words[at - 1];
    if (/^an?$/.test(last?.lower ?? '')) {
      return [
        { ...named, at: at - 1, remove: 3, put: [indefiniteArticle(next.lower), next.text, word.text] },
      ];
    }
    return [{ ...named, at, remove: 2, put: [next.text, word.text] }];
  });
}
