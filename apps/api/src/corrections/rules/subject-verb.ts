import type { Rule } from './rule.ts';

/** Where a subject begins: a sentence, or a clause after a comma or a conjunction. */
const start = String.raw`(?<=^|[.!?]["'”’)]*\s|[,;:]\s|\b(?:and|but|because|that|when|while|although|so|if)\s)`;
const plural: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  shows: 'show',
  suggests: 'suggest',
  indicates: 'indicate',
  proves: 'prove',
  makes: 'make',
  gives: 'give',
  needs: 'need',
  seems: 'seem',
};
const singular: Readonly<Record<string, string>> = { were: 'was', are: 'is', have: 'has', do: 'does' };
/** Nouns in -s that are singular, or may be. */
const singularNoun =
  /(?:ss|us|is|news|lens|series|species|means|gas|bias|atlas|canvas|physics|mathematics|economics|politics|ethics|statistics|states|nations|chaos|christmas|thanks|always|perhaps|times|headquarters|crossroads|netherlands|philippines|olympics|whereabouts)$/i;

const summary = 'The verb must agree in number with its subject.';

/** "The results of the study shows": a plural head, perhaps with "of …" between it and its verb. */
export const pluralSubject: Rule = {
  name: 'PluralSubjectVerb',
  summary,
  pattern: new RegExp(
    String.raw`${start}(?:the|these|those|many|several|few|our|their|my|your)\s(?<noun>[a-z]+s)\s(?:of\s(?:the|this|that|a|an)\s[a-z]+\s)?(?<wrong>${Object.keys(plural).join('|')})\b`,
    'dgi',
  ),
  mend: (wrong, { noun }) => (noun === undefined || singularNoun.test(noun) ? undefined : plural[wrong]),
};

/** "Everyone have": words that stand for one each. */
export const singularSubject: Rule = {
  name: 'SingularSubjectVerb',
  summary,
  pattern: new RegExp(
    String.raw`${start}(?:everyone|everybody|someone|somebody|nobody|no one|each of (?:the|these|those|them)(?: [a-z]+s)?)\s(?<wrong>have|are|were|do)\b`,
    'dgi',
  ),
  mend: (wrong) => singular[wrong],
};

/** "There is many ways". */
export const thereIsMany: Rule = {
  name: 'ThereIsMany',
  summary: 'After “there” the verb agrees with what follows it.',
  pattern:
    /\bthere\s(?<wrong>is|was|has)\s(?:many|several|few|two|three|four|five|six|seven|eight|nine|ten|numerous|various)\b(?!-)/dgi,
  mend: (wrong) => plural[wrong],
};
