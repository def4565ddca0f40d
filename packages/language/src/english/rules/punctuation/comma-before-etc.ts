import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';

/** "They need rest, food etc.": a comma precedes what closes the list (Quirk and others, 13.17). */
export const commaBeforeEtc = ({ words }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    if (!last || !/^etc\.?$/.test(word.lower) || word.before !== '') return [];
    if (!/^(?:NOUN|PROPN|VERB|ADJ|ADV)$/.test(last.kind)) return [];
    return [
      {
        rule: 'ListComma',
        reason: 'Punctuation',
        summary: 'A comma stands before “etc.”.',
        at: at - 1,
        remove: 1,
        put: [`${last.text},`],
      },
    ];
  });
