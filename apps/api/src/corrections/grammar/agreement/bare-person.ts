import type { Sentence } from '../../context/likelihood.ts';
import { isPerson, needsDeterminer } from '../../words/counted-nouns.ts';
import type { Edit } from '../../words/edit.ts';
import { pluralOf, singularOf } from '../../words/noun-forms.ts';

const verbs =
  /^(?:should|must|can|could|may|might|cannot|can't|shouldn't|are|aren't|have|don't|do|need|want|like|think|learn|work|prefer|often|usually|always)$/;

/** "Cook like a master." */
const verbsToo =
  /^(?:cook|guide|guard|judge|coach|host|rival|pilot|partner|tutor|nurse|boss|engineer|guest|champion|knight)$/;

/** "Student should learn facts": persons in general stand in the plural (Quirk and others, 5.52–58). */
export const barePerson = ({ words, end }: Sentence): Edit[] => {
  const [first, second, third] = words;
  if (!first || !second || !third || second.before !== '' || !/^[.!,;]/.test(end)) return [];
  if (first.kind !== 'NOUN' || verbsToo.test(first.lower)) return [];
  if (!needsDeterminer(first.lower) || !isPerson(first.lower)) return [];
  if (singularOf(first.lower) !== undefined || !verbs.test(second.lower)) return [];
  return [
    {
      rule: 'NounAgreement',
      reason: 'Agreement',
      summary: 'The noun must agree in number with the word before it.',
      at: 0,
      remove: 1,
      put: [pluralOf(first.lower)],
    },
  ];
};
