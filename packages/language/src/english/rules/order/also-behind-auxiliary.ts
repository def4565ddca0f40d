import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { isOneOf, setOf } from '../grammar-rule.ts';

const modals = setOf('can could will would should must may might');
const between = setOf('not be have');

/** "The government also should help": "also" follows the first auxiliary (Quirk and others, 8.18). */
export function alsoBehindAuxiliary({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const [subject, modal, verb] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word.lower !== 'also' || word.before !== '' || !subject || !modal || !verb) return [];
    if (!isOneOf(modal, modals) || modal.kind !== 'AUX' || modal.before + verb.before !== '') return [];
    const isSubject =
      /^(?:NOUN|PROPN)$/.test(subject.kind) ||
      /^(?:i|you|he|she|it|we|they|this|that|which|who)$/.test(subject.lower);
    const forms = formsOf({ ...verb, kind: 'VERB' });
    if (!isSubject || !(isOneOf(verb, between) || forms?.base === verb.lower)) return [];
    return [
      {
        rule: 'WordOrder',
        reason: 'WordOrder',
        summary: 'The adverb stands behind the auxiliary.',
        at,
        remove: 2,
        put: [modal.lower, word.lower],
      },
    ];
  });
}
