import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

/** "For first time", "on second day", "in 21st century", "in 1980s" (Quirk and others, 5.29). */
export const ordinals = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, noun, next] = [words[at - 1], words[at + 1], words[at + 2]];
    if (
      !last ||
      word.before !== '' ||
      !/^(?:in|on|at|for|since|during|from|until|by|of|after|with|agree)$/.test(last.lower)
    ) {
      return [];
    }
    const put: Edit[] = [
      {
        ...definiteArticle,
        at,
        remove: 0,
        put: ['the'],
      },
    ];
    if (/^(?:1[5-9]|20)[0-9]0s$/.test(word.lower)) return put;
    if (!noun || noun.before !== '') return [];
    if (isNumbered.test(word.lower) && noun.lower === 'century' && isClosed(next)) return put;
    return ordinal.test(word.lower) &&
      `${last.lower} ${word.lower}` !== 'of first' &&
      counted.test(noun.lower) &&
      isClosed(next)
      ? put
      : [];
  });

const isNumbered =
  /^(?:\d+(?:st|nd|rd|th)|twentieth|nineteenth|eighteenth|seventeenth|twenty-first|last|previous|past)$/;
const ordinal = /^(?:first|second|third|fourth|fifth)$/;
const counted =
  /^(?:time|day|week|month|year|paragraph|chapter|part|half|question|round|lesson|opinion|statement|idea|choice|option|reason|point|stage|step|attempt|visit|meeting|floor|weekend|semester|game|match|war|generation|line|row|section|page)$/;

/** "In 21st century Rome", "on second floor balconies": the noun modifies another. */
const isClosed = (next: TaggedWord | undefined): boolean =>
  next === undefined ||
  next.before !== '' ||
  (!/^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.kind) && !/^(?:novel|art|music|and|or)$/.test(next.lower));
