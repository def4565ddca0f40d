import { subjectCommaRule } from '../../../romance/subject-comma.ts';
import { subjectAt } from '../agreement/subject.ts';
import { behindAdverbs } from '../agreement/verb-of-subject.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';
import { determiners } from '../../lexicon/words.ts';

const saying = /^(?:disse|respondeu|perguntou|pensou|murmurou|gritou)/;

/** "Os alunos do nono ano, visitaram": no comma separates a subject from its verb (Cunha e Cintra, cap. 22). */
export const subjectComma = subjectCommaRule({
  name: 'PtSubjectComma',
  beginsSubject: (word) => determiners.has(word),
  subjectAt,
  relative: /^que$/,
  longestRelative: 10,
  behindLightWords: behindAdverbs,
  isVerbOf: (subject, verb, lexicon) =>
    !saying.test(verb.lower) &&
    readingsOf(verb, lexicon).some(
      ({ person, tense }) => person === subject.person && /^(?:p|pp|pi|f)$/.test(tense),
    ) &&
    lexicon.noun(verb.lower) === 0 &&
    lexicon.adjective(verb.lower) === 0,
  // "O Rui, disse ela, veio": an insertion.
  aside: /^[,–—-]$/,
  pronouns: new Set(),
});
