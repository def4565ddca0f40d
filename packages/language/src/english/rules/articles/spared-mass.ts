import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

const objects: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:waste|wastes|wasting|save|saving)$/, /^(?:time|energy|electricity|water|fuel)$/],
  [
    /^(?:gain|gains|gaining|acquire|acquires|acquiring|obtain|obtains|obtaining|get|getting|increase|share|sharing)$/,
    /^(?:knowledge|experience|confidence)$/,
  ],
];

/** "Do not waste the time", "to gain the knowledge": a mass noun in a general sense (Quirk and others, 5.52–59). */
export const sparedMass = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [verb, noun] = [words[at - 1], words[at + 1]];
    if (word.lower !== 'the' || word.before !== '' || noun?.before !== '' || !verb) return [];
    const isGeneral = objects.some(([verbs, nouns]) => verbs.test(verb.lower) && nouns.test(noun.lower));
    return isGeneral && isClosed(words[at + 2])
      ? [
          {
            ...definiteArticle,
            at,
            remove: 1,
            put: [],
          },
        ]
      : [];
  });

const isClosed = (next: TaggedWord | undefined): boolean =>
  next === undefined ||
  next.before !== '' ||
  /^(?:and|but|because|by|when|if|as|so|through|more|easily|quickly)$/.test(next.lower);
