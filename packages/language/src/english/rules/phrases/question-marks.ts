import type { Rule } from './rule.ts';

const start = String.raw`(?<=^|[^.][.!?]["'”’)]*\s)`;
const pronoun = '(?:i|you|he|she|it|we|they|there|this|that|these|those)';
const auxiliary = '(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|shall|must)';
const noun =
  '(?:the|my|your|his|her|its|our|their|so many|so much|some|any|all|most|many|people|children|everyone|everybody|anyone|anybody)';
const rest = String.raw`[^.?!;:,"“”…]{0,120}(?<wrong>\.)(?=\s|$)(?!\s?\.)`;

const question = (pattern: string): Rule => ({
  name: 'QuestionMark',
  reason: 'Punctuation',
  summary: 'A question ends with a question mark.',
  pattern: new RegExp(`${start}${pattern}\\b${rest}`, 'dgi'),
  mend: () => '?',
});

/** Direct questions with a full stop, recognised by the verb before its subject (Quirk and others, 11.4–20, appendix III.20). */
export const questionMarkRules: readonly Rule[] = [
  question(
    `(?:why|where|when|how) (?:do|does|did|don['’]t|doesn['’]t|didn['’]t) (?:${pronoun}|${noun}|[A-Z][a-z]+)`,
  ),
  question(`(?:how|where|who|what) (?:are|is|was|were) (?:you|he|she|it|they|we|there)`),
  question(
    `what (?:time|day|colour|color|date|size|language|nationality|kind of [a-z]+|sort of [a-z]+) ${auxiliary} (?:${pronoun}|${noun})`,
  ),
  question(
    `how (?:much|many|old|long|far|often|big|tall|high|fast|late|soon|deep|wide|heavy|expensive)(?: [a-z]+)? ${auxiliary} (?:${pronoun}|${noun})`,
  ),
  question(`(?:whose|which) [a-z]+ (?:is|are) (?:this|that|these|those|it|yours|mine)`),
  question(`(?:can|could|shall) (?:i|we)`),
  question(
    `(?:is|are|was|were|does|did|has) (?:the|my|your|his|our|their|any|anyone|anybody|everyone|everybody)`,
  ),
];
