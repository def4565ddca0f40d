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
/** Nouns in -s that are or may be singular. */
const notPlural =
  /(?:ss|us|is|news|lens|series|species|means|gas|bias|atlas|canvas|physics|mathematics|economics|politics|ethics|statistics|states|nations|chaos|christmas|thanks|always|perhaps|times|headquarters|crossroads|netherlands|philippines|olympics|whereabouts)$/i;

const summary = 'The verb must agree in number with its subject.';

/** "The results of the study shows": a plural head, with or without "of …" between it and its verb. */
export const pluralSubject: Rule = {
  name: 'PluralSubjectVerb',
  summary,
  pattern: new RegExp(
    String.raw`${start}(?:the|these|those|many|several|few|our|their|my|your)\s(?<noun>[a-z]+s)\s(?:of\s(?:the|this|that|a|an)\s[a-z]+\s)?(?<wrong>${Object.keys(plural).join('|')})\b`,
    'dgi',
  ),
  mend: (wrong, { noun }) => (noun === undefined || notPlural.test(noun) ? undefined : plural[wrong]),
};

/** "Everyone have": singular pronouns and determiners. */
export const singularSubject: Rule = {
  name: 'SingularSubjectVerb',
  summary,
  pattern: new RegExp(
    String.raw`${start}(?:everyone|everybody|someone|somebody|nobody|no one|each of (?:the|these|those|them)(?: [a-z]+s)?)\s(?<wrong>have|are|do)\b`,
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

const sentenceStart = String.raw`(?<=^|[.!?]["'”’)]*\s|\b(?:because|although|but|while|when)\s)`;
/** Nouns that may take a plural verb though they have no -s: irregular plurals, groups of people, quantities. */
const mayBePlural =
  /^(?:people|police|children|men|women|feet|teeth|mice|geese|sheep|fish|deer|cattle|data|media|bacteria|criteria|phenomena|staff|stuff|team|family|government|public|committee|audience|crowd|crew|company|group|press|council|class|jury|army|clergy|gentry|party|club|band|couple|pair|trio|number|majority|minority|variety|range|rest|half|lot|percentage|handful|most|all|may|might|can|could|will|would|shall|should|must|kind|sort|series|remainder|bulk|opposition|orchestra|choir|board|faculty|youth|nobility|management|department|few|many|old|young|rich|poor|sick|dead|blind|deaf|elderly|homeless|disabled|unemployed|wounded|injured|deceased|privileged|british|french|dutch|english|irish|japanese|chinese|others?|two|three|four|five|latter|former|following|best|worst|first|second|last|same|more|other)$/i;

/** "The pattern are", "The quality of the roads are": a singular head. */
export const singularNoun: Rule = {
  name: 'SingularNounVerb',
  summary,
  pattern: new RegExp(
    String.raw`${sentenceStart}(?:the|this|that|every|each)\s(?<noun>[a-z]+[^s\W\d])\s(?:of\s(?:the|these|those|our|their)\s[a-z]+s\s)?(?<wrong>are|were|have|do)\b(?!\s(?:[a-z]+\s)?(?:i|you|we|they|it)\b)`,
    'dgi',
  ),
  mend: (wrong, { noun = '' }) =>
    mayBePlural.test(noun) || /(?:men|people|folk|ese|ish|ed|est|ing|er)$/i.test(noun)
      ? undefined
      : singular[wrong],
};

/** "in the districts that was built": the verb of a relative clause agrees with the noun before it. */
export const pluralRelative: Rule = {
  name: 'PluralRelativeVerb',
  summary,
  pattern: new RegExp(
    String.raw`(?<!\b(?:of|one|each|any|none|than)\s)\b(?:these|those|many|several|few|the)\s(?<noun>[a-z]+s)\s(?:that|which|who)\s(?<wrong>was|is|has|does)\s(?:not\s)?(?:[a-z]+ed|built|made|found|born|left|lost|sold|sent|known|seen|given|taken|written|very|too|so)\b`,
    'dgi',
  ),
  mend: (wrong, { noun }) => (noun === undefined || notPlural.test(noun) ? undefined : plural[wrong]),
};
