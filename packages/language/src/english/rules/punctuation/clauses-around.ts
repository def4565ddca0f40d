import type { Edit } from '../../lexicon/edit.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

/** The words on either side of a conjunction, up to the nearest marks; the right side includes the conjunction. */
export function clausesAround(
  words: readonly TaggedWord[],
  at: number,
): { readonly left: readonly TaggedWord[]; readonly rightLength: number } {
  let from = at - 1;
  while (from > 0 && words[from]?.before === '') from--;
  const mark = words.findIndex(({ before }, place) => place > at && before !== '');
  const until = mark < 0 ? words.length : mark;
  return { left: words.slice(from, at), rightLength: until - at };
}

/** The comma before a conjunction, attached to the word before it. */
export const commaBefore = (words: readonly TaggedWord[], at: number): Edit[] => {
  const last = words[at - 1];
  return last
    ? [
        {
          rule: 'ClauseComma',
          reason: 'Punctuation',
          summary: 'A comma stands before the conjunction that joins two clauses.',
          at: at - 1,
          remove: 1,
          put: [`${last.text},`],
        },
      ]
    : [];
};
