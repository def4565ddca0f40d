import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { uncountable } from '../../lexicon/noun-forms.ts';
import { verbForms } from '../../lexicon/verb-forms.ts';
import { setOf, isOneOf, type GrammarRule } from '../grammar-rule.ts';
import { named } from './named.ts';

const verbs = setOf(
  'affect cause help make give bring require improve allow teach keep become seem need mean provide change increase play create produce develop',
);
const masses = setOf(
  'sport traffic tourism technology globalization globalisation society nature television culture industry business competition communication transportation travel pollution education advertising money music science',
);
const objects = setOf(
  'me us you them people many children students our your my his her their the a an many it',
);
/** "Washing machines make": not a gerund with its object. */
const gerund =
  /^(?!during|morning|evening|nothing|something|anything|everything|bring|king|thing|according|concerning|regarding|including|following|considering|building|being|having)[a-z]{2,}ing$/;

/**
 * "Pollution affect our health", "Reading help us to learn": a mass noun or an activity, and its verb (Quirk and
 * others, 10.34, 10.36).
 */
export const massSubject: GrammarRule = ({ words, end }: Sentence): Edit[] => {
  const opens = /^(?:because|but|and|so|also|however|first|second|moreover|furthermore|nowadays)$/.test(
    words[0]?.lower ?? '',
  );
  const at = opens ? 1 : 0;
  const [subject, verb, next] = [words[at], words[at + 1], words[at + 2]];
  if (!subject || !verb || !next || verb.before + next.before !== '' || !/^[.,;!]/.test(end)) return [];
  const isMass = subject.kind === 'NOUN' && (isOneOf(subject, masses) || uncountable.has(subject.lower));
  if (!(isMass || gerund.test(subject.lower)) || !isOneOf(verb, verbs)) return [];
  if (!isOneOf(next, objects)) return [];
  return [{ ...named, at: at + 1, remove: 1, put: [verbForms(verb.lower).s] }];
};
