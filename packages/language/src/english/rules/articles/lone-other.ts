import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { definiteArticle } from './named.ts';

/**
 * "One plan is better than other", "from one shop to other": of two it is "the other", of several "another" (Quirk and
 * others, 6.58).
 */
export const loneOther = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, next] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'other' || word.before !== '' || !last) return [];
    const isAlone =
      next === undefined || next.before !== '' || /^(?:is|are|one|and|but|because|in)$/.test(next.lower);
    const isOfOne = words.slice(0, at).some(({ lower }) => lower === 'one');
    const put: Readonly<Record<string, string>> = { than: 'the other', to: 'another', after: 'another' };
    const article = put[last.lower];
    return isAlone && isOfOne && article !== undefined && next?.lower !== 'one'
      ? [
          {
            ...definiteArticle,
            at,
            remove: 1,
            put: article.split(' '),
          },
        ]
      : [];
  });
