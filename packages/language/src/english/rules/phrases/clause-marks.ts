import type { Rule } from './rule.ts';

const reason = 'Punctuation';
const start = String.raw`(?<=^|[.!?]["'”’)]*\s)`;
const subject = '(?:i|you|he|she|it|we|they|there|this|the|my|his|her|our|their|a|an|many|most|some|people)';
const question =
  '(?:(?:what|where|when|why|how|who|which|whose)\\b|(?:are|is|was|were|do|does|did|can|could|will|would|have|has|shall|should|may) (?:you|i|we|they|he|she|it|there|the|my|your|his|her|this|that)\\b)';
const states =
  'Alabama|Alaska|Arizona|California|Colorado|Connecticut|Florida|Georgia|Hawaii|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Virginia|Wisconsin|Wyoming|England|Scotland|Wales|Ireland|France|Spain|Italy|Germany|Portugal|Austria|Switzerland|Greece|Poland|Canada|Australia|Brazil|Mexico|Japan|China|India|Egypt|Morocco|Argentina';
const before =
  'North|South|East|West|Northern|Southern|Eastern|Western|New|Great|Central|Upper|Lower|Old|Middle|Modern|Victorian|Medieval|Ancient|Northwest|Northeast|Southeast|Southwest|Mainland|Rural|Roman|Imperial|Nazi|Soviet|Air|Team|Visit|Bank|University|Republic|Young|Tour|Radio|Miss|In|From|To|Near|The';

/** Punctuation between and after clauses (Quirk and others, appendix III.8–27). */
export const clauseMarkRules: readonly Rule[] = [
  {
    name: 'PluralApostrophe',
    reason,
    summary: 'A plural has no apostrophe.',
    pattern:
      /\b[Tt]he [A-Z][a-z]+s(?<wrong>['’])(?=\s(?:have|are|were|had|will|live|lived|moved|came|went|always|never|all|both)\b)/dg,
    mend: () => '',
  },
  {
    name: 'CommaBehindSubordinator',
    reason,
    summary: 'No comma stands behind this conjunction.',
    pattern: new RegExp(
      String.raw`${start}(?:although|though|because|if|even though|unless|whereas|even if|until)(?<wrong>,)\s${subject}\s(?!(?:said|says|thought|asked|added|replied)\b)(?![^,.;]*,[^,.;]*,)`,
      'dgi',
    ),
    mend: () => '',
  },
  {
    name: 'CommaBehindSuchAs',
    reason,
    summary: 'No comma stands behind “such as”.',
    pattern: /\bsuch as(?<wrong>,)\s[a-z]/dgi,
    mend: () => '',
  },
  {
    name: 'SemicolonBehindClause',
    reason,
    summary: 'A comma, not a semicolon, stands behind an opening clause.',
    pattern: new RegExp(
      String.raw`${start}(?:although|though|when|because|if|while|since|unless|even though|as soon as|after|before|whereas)\s[^.;:!?,]{8,90}(?<wrong>;)\s(?=${subject}\s)`,
      'dgi',
    ),
    mend: () => ',',
  },
  {
    name: 'QuestionMark',
    reason,
    summary: 'A question ends with a question mark.',
    pattern: new RegExp(
      String.raw`["“]${question}[^"“”?!.]{3,90}(?<wrong>,)["”]\s(?=asked|(?:he|she|i|they|we|(?:my|his|her|the|our)\s[a-z]+|[A-Z][a-z]+)\sasked)`,
      'dgi',
    ),
    mend: () => '?',
  },
  {
    name: 'QuestionMark',
    reason,
    summary: 'A question ends with a question mark.',
    pattern:
      /,\s(?:aren|isn|don|doesn|didn|wasn|weren|can|won|haven|hasn|couldn|wouldn|shouldn|hadn)['’]t\s(?:you|he|she|it|they|we|i|there)(?<wrong>\.)(?=\s|$)/dgi,
    mend: () => '?',
  },
  {
    name: 'QuestionMark',
    reason,
    summary: 'A question ends with a question mark.',
    pattern:
      /n['’]t\s[^.?!,;]{2,60},\s(?:is|are|do|does|did|was|were|can|will|have|has|could|would)\s(?:you|he|she|it|they|we|there)(?<wrong>\.)(?=\s|$)/dgi,
    mend: () => '?',
  },
  {
    name: 'PlaceComma',
    reason,
    summary: 'A comma stands between a town and its state or country.',
    pattern: new RegExp(
      String.raw`\b(?:in|from|to|near|at|visit|visited|left|of)\s(?<wrong>(?!(?:${before})\b)[A-Z][a-z]{2,})\s(?=(?:${states})\b(?!['’]s)(?!\s[A-Z]))`,
      'dg',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'HoweverCommas',
    reason,
    summary: 'Commas stand around “however” within a clause.',
    pattern:
      /\b(?:do|does|did|is|are|was|were|can|could|will|would|should|must|may|has|have|had)(?:\snot|n['’]t)?(?<wrong>\showever)\s(?=[a-z]+\b)(?!many|much|long|hard|little|few|old|far|often|difficult|small|great|large|you|he|she|it|they|we|i\b)/dgi,
    mend: (wrong) => `,${wrong},`,
  },
];
