import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { definiteArticle } from './named.ts';

const phrases =
  /^(?:(?:daily|everyday|modern|real|human|social|public|academic|professional|married|university|school|family|city) life|(?:modern|human|today's) society|human nature|human history|public transport|public transportation|modern technology|higher education|global warming|climate change|mental health|physical exercise|junk food|fast food)$/;

/** "In the real life", "the modern society is": life and the like in general (Quirk and others, 5.58–59). */
export const generalLife = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [last, first, noun, next] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (
      word.lower !== 'the' ||
      first?.before !== '' ||
      noun?.before !== '' ||
      !phrases.test(`${first.lower} ${noun.lower}`)
    ) {
      return [];
    }
    const isPhrase =
      last !== undefined && word.before === '' && /^(?:in|to|from|for|about|of|into|on)$/.test(last.lower);
    const isSubject = at === 0 && /^(?:is|can|has|makes|should)$/.test(next?.lower ?? '');
    return (isPhrase && isClosed(next)) || isSubject
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

/** "In the daily life of a nun", "the family life that he led". */
const isClosed = (next: TaggedWord | undefined): boolean =>
  next === undefined ||
  next.before !== '' ||
  next.kind === 'PRON' ||
  /^(?:and|but|because|as|people|there|it|we|you|they|is|are|can|has|have|will|when|today|nowadays|too|by)$/.test(
    next.lower,
  );
