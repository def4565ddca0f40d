import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';

/**
 * "They taught us how important is it to help": in a statement the subject precedes its verb (Quirk and others, 15.5).
 */
export const howClause = ({ words, end }: Sentence): Edit[] =>
  words.flatMap((word, at): Edit[] => {
    const [quality, verb, subject, next] = [words[at + 1], words[at + 2], words[at + 3], words[at + 4]];
    if (word.lower !== 'how' || at < 2 || word.before !== '' || !end.startsWith('.')) return [];
    if (!/^(?:ADJ|ADV)$/.test(quality?.kind ?? '') || !/^(?:is|was|are|were)$/.test(verb?.lower ?? '')) {
      return [];
    }
    if (!verb || !subject || !/^(?:it|he|she|they|we|you)$/.test(subject.lower)) return [];
    if (next && next.before === '' && !/^(?:to|that|for|when|if|and)$/.test(next.lower)) return [];
    return [
      {
        rule: 'WordOrder',
        reason: 'WordOrder',
        summary: 'The words stand in another order.',
        at: at + 2,
        remove: 2,
        put: [subject.lower, verb.lower],
      },
    ];
  });
