import type { Rule } from './rule.ts';

/** "it's original purpose": before this adjective and a noun only a possessive is possible. */
export const itsBeforeNoun: Rule = {
  name: 'ItsBeforeNoun',
  summary: '“Its” is the possessive; “it’s” means “it is”.',
  pattern:
    /\b(?<wrong>it['’]s)\s(?:own|original|former|current|entire|very own)\s(?!and\b|but\b|or\b|in\b|to\b|of\b|enough\b|because\b|as\b|at\b)[a-z]+/dgi,
  mend: (wrong) => wrong.replace(/['’]/, ''),
};

/** "Your going to regret it". */
export const yourVerb: Rule = {
  name: 'YourForYouAre',
  summary: '“Your” is the possessive; “you are” is meant here.',
  pattern:
    /\b(?<wrong>your)\s(?:going to (?:be|have|do|get|go|see|regret|need|want|find|love|hate|make|take)|welcome to (?:stay|come|visit|join|use|bring|try|take)|not (?:going|the|a|alone|sure|allowed|supposed))\b/dgi,
  mend: (wrong) => `${wrong}'re`.replace(/ou?r'/i, "ou'"),
};

/** "that it's members would not": a plural noun with its verb after "it's". */
export const itsBeforePlural: Rule = {
  name: 'ItsBeforePlural',
  summary: itsBeforeNoun.summary,
  pattern:
    /\b(?<wrong>it['’]s)\s(?!(?:always|perhaps|sometimes|afterwards|nowadays|yes|thus|this|his|hers|ours|theirs|yours|others)\b)(?:[a-z]+[^s\W]s|people|children|women|men)\s(?:would|could|should|will|can|must|may|might|are|were|have|do|did|had|think|want|need|live|know)\b/dgi,
  mend: (wrong) => wrong.replace(/['’]/, ''),
};
