import type { Sentence } from '../../context/likelihood.ts';
import { needsDeterminer } from '../../lexicon/counted-nouns.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { isFinite } from '../../lexicon/finite.ts';
import { definiteArticle } from './named.ts';

/** "I bought a shirt and a tie, but shirt was too small": what was mentioned before takes "the" (Quirk and others, 5.28–30). */
export const mentionedNoun = ({ words }: Sentence): Edit[] =>
  words.flatMap((noun, at): Edit[] => {
    const last = words[at - 1];
    if (noun.kind !== 'NOUN' || !needsDeterminer(noun.lower) || !isFinite(words[at + 1]) || !last) return [];
    const opens =
      /^(?:but|because|although|when|while|so|that|if|and)$/.test(last.lower) || noun.before.includes(',');
    if (!opens || words[at + 1]?.before !== '') {
      return [];
    }
    const isMentioned = words
      .slice(0, at)
      .some(({ lower }, place) => lower === noun.lower && /^(?:a|an)$/.test(articleBefore(words, place)));
    return isMentioned
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

const articleBefore = (words: Sentence['words'], at: number): string =>
  (words[at - 1]?.kind === 'ADJ' ? words[at - 2] : words[at - 1])?.lower ?? '';
