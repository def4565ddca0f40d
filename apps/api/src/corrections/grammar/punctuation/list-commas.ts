import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../words/edit.ts';
import { singularOf } from '../../words/noun-forms.ts';
import type { TaggedWord } from '../../words/tagged-words.ts';

/** "apples bananas and oranges": two plurals side by side before "and" begin a list (Quirk and others, 13.17). */
export const listCommas = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [next, and, third] = [words[at + 1], words[at + 2], words[at + 3]];
    if (!next || !third || !/^(?:and|or)$/.test(and?.lower ?? '')) return [];
    if (![next, and, third].every((part) => part?.before === '')) return [];
    if (![word, next].every((part) => isPlural(part)) || third.kind !== 'NOUN') return [];
    return [
      {
        rule: 'ListComma',
        reason: 'Punctuation',
        summary: 'Commas stand between the parts of a list.',
        at,
        remove: 2,
        put: [`${word.text},`, next.text],
      },
    ];
  });

const isPlural = ({ kind, lower }: TaggedWord): boolean =>
  kind === 'NOUN' &&
  lower.endsWith('s') &&
  singularOf(lower) !== undefined &&
  !/^(?:sports|arts|sales|savings|goods|communications|economics|politics|physics|mathematics|systems|news)$/.test(
    lower,
  );
