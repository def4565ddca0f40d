import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';

/** "I never have stopped learning": the adverb follows the auxiliary (Quirk and others, 8.18). */
export function adverbOfPerfect({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [subject, auxiliary, verb, next] = [words[at - 1], words[at + 1], words[at + 2], words[at + 3]];
    if (!/^(?:never|already)$/.test(word.lower) || !auxiliary || !verb || !next) return [];
    if (!/^(?:i|you|he|she|it|we|they)$/.test(subject?.lower ?? '') || word.before !== '') return [];
    if (!/^(?:have|has|had)$/.test(auxiliary.lower) || auxiliary.before + verb.before + next.before !== '') {
      return [];
    }
    const forms = formsOf({ ...verb, kind: verb.kind === 'ADJ' ? 'VERB' : verb.kind });
    if (!forms || verb.lower !== forms.participle || /^(?:had|been)$/.test(verb.lower)) return [];
    // "We never have broken glass here": the participle belongs to a noun.
    if (/^(?:NOUN|ADJ|PROPN)$/.test(next.kind)) return [];
    return [
      {
        rule: 'WordOrder',
        reason: 'WordOrder',
        summary: 'The adverb stands behind the auxiliary.',
        at,
        remove: 2,
        put: [auxiliary.lower, word.lower],
      },
    ];
  });
}
