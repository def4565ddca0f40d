import { subjectCommaRule } from '../../../romance/subject-comma.ts';
import { subjectAt } from '../agreement/subject.ts';
import { behindPronouns } from '../agreement/verb-of-subject.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { determiners, subjects } from '../../lexicon/words.ts';

const frequentVerb = /^(?:a|ont|est|sont|était|étaient|avait|avaient)$/;
const saying = /^(?:dit|répond|répondit|demanda|pensa|cria|explique|ajoute|affirme|murmura)/;

/** "Les élèves qui arrivent en retard, doivent": no comma separates a subject from its verb (Le Bon Usage, § 128). */
export const subjectComma = subjectCommaRule({
  name: 'FrSubjectComma',
  beginsSubject: (word) => determiners.has(word) || word === "l'",
  subjectAt,
  relative: /^(?:qui|que|qu'|dont|où)$/,
  longestRelative: 12,
  behindLightWords: behindPronouns,
  isVerbOf: ({ person }, verb, lexicon) =>
    !saying.test(verb.lower) &&
    (isOnlyVerb(verb, lexicon) || frequentVerb.test(verb.lower)) &&
    lexicon
      .finite(verb.lower)
      .some((reading) => reading.person === person && reading.tense !== 'Y' && reading.tense !== 'S'),
  aside: /^[,–—]$/,
  pronouns: subjects,
});
