import type { Rule } from './rule.ts';

const reason = 'Punctuation';
const start = String.raw`(?<=^|[.!?;]["'”’)]*\s)`;
const linkers =
  'for example|for instance|in conclusion|in addition|as a result|in my opinion|on the other hand|on the one hand|on the contrary|first of all|in fact|in other words|in general|to sum up|in summary|fortunately|unfortunately|nowadays|firstly|secondly|thirdly|finally|furthermore|moreover|however(?=[^,.;!?]*[.!?])|besides|consequently|in contrast|to be honest|as far as i know|last but not least|from my point of view|in my view|all in all|to conclude|to begin with|as a matter of fact|for this reason|for these reasons|personally|generally|obviously|luckily|sadly|surprisingly';
const clause =
  '(?:i|we|you|he|she|it|they|there|this|these|those|many|some|most|people|my|our|his|her|their|if|when|nobody|everyone|everybody|children|students|parents|the|a|an|all|every|each|(?:most|some|none|both|several|a few) of)';
const asks =
  '(?:do|does|did|is|are|was|were|can|could|will|would|have|has) (?:you|we|they|he|she|it|anyone|anybody|there|your|my|his|her|their)|(?:what|where|when|why|how|who) (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has) (?:you|we|they|he|she|it|i|the|this|that|your|my|his|her|their)|(?:why|when|where|how|who|what) (?:don|doesn|didn|isn|aren|wasn|haven|hasn|can|couldn|won|wouldn|shouldn)[\u0027’]t (?:you|we|they|he|she|it|i|the|your|my|this|that)|how (?:many|much|old|long|often|far) [a-z]+ (?:do|does|did|is|are|was|were|can)';

/** Missing and misplaced punctuation (Quirk and others, appendix III; punctuation in the Cambridge Learner Corpus). */
export const punctuationRules: readonly Rule[] = [
  {
    name: 'OpeningComma',
    reason,
    summary: 'A comma stands behind the words that link the sentence to the one before.',
    pattern: new RegExp(
      String.raw`${start}(?!besides\s(?:most|some|none|both|several|a few)\s)(?<wrong>${linkers})(?=\s${clause}\b(?!\s(?:of|much|many)\b))`,
      'dgi',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'NoCommaBeforeThat',
    reason,
    summary: 'No comma stands before “that” here.',
    pattern:
      /\b(?:(?:said|says|say|thinks?|thought|knows?|knew|believes?|believed|hopes?|hoped|feels?|felt|means?|shows?|showed|agree[ds]?|realised|realized|decided|announced|explained|explains|argue[ds]?|claim(?:ed|s)?|noticed|discovered|found|suggest(?:ed|s)?|learned|learnt|heard|remember(?:ed)?|understand|understood|forgot|admitted|insisted|complained|concluded|prove[ds]?|assume|expected?|fear|doubt|noted|replied|answered|wrote|stated|mentioned|promised|warned|hoping|saying|thinking|knowing)|(?:told|tells?|shows?|showed|promised|reminded)\s(?:me|you|him|her|us|them)|(?:reason|problem|truth|point|result|thing|idea|fact)\sis|(?:sure|glad|happy|afraid|sorry|fact|important|clear|possible|true|necessary))(?<wrong>,)\sthat\s(?:i|we|you|he|she|it|they|there|the|this|these|people|my|our|his|her|their|every|each|all|many|some|most|everyone|everybody|nobody|children|students|young)\b/dgi,
    mend: () => '',
  },
  {
    name: 'QuestionMark',
    reason,
    summary: 'A question ends with a question mark.',
    pattern: new RegExp(
      String.raw`${start}(?:${asks})\b[^.!?;:"“”…]{3,120}(?<wrong>\.)(?=\s|$)(?!\s?\.)`,
      'dgi',
    ),
    mend: () => '?',
  },
  {
    name: 'OpeningAdverb',
    reason: 'Grammar',
    summary: 'An adverb opens the sentence.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>unfortunate|fortunate|final|personal|general|usual|normal|recent|actual|basic|obvious|sudden|surprising|interesting|consequent|additional|traditional|original|frequent|eventual|hopeful|first|second)(?=,\s${clause}\b)`,
      'dgi',
    ),
    mend: (wrong) =>
      /^(?:first|second)$/i.test(wrong) ? undefined : wrong.endsWith('ic') ? `${wrong}ally` : `${wrong}ly`,
  },
  {
    name: 'OpeningComma',
    reason,
    summary: 'A comma stands behind “yes” and “no”.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>yes|no)(?=\s(?:(?:i|we|he|she|they|you|it)(?:['’](?:m|re|s|ve|ll|d)|\s(?:am|is|are|was|were|do|does|did|have|has|can|could|will|would|should|agree|think))|(?:i|we|he|she|they|you)|(?:that|there|this)(?:['’]s|\s(?:is|was|are))|of course|thank you|thanks)\b)`,
      'dgi',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'CommaBehindConjunction',
    reason,
    summary: 'No comma stands behind this conjunction.',
    pattern: /, (?:but|so|and)(?<wrong>,)\s(?:i|we|he|she|it|they|you|the|my)\s[^,.?!;]*[.?!]/dgi,
    mend: () => '',
  },
  {
    name: 'CommaBehindConjunction',
    reason,
    summary: 'No comma stands behind this conjunction.',
    pattern: new RegExp(
      String.raw`${start}(?:but|and|or)(?<wrong>,)(?=\s(?:i|we|he|she|it|they|you|there)\s[^,.;:!?]*[.!](?:\s|$))`,
      'dgi',
    ),
    mend: () => '',
  },
  {
    name: 'CommaBehindConjunction',
    reason,
    summary: 'No comma stands behind this conjunction.',
    pattern: /\b(?:because|such as)(?<wrong>,)\s[^,.?!;]*[.?!]/dgi,
    mend: () => '',
  },
  {
    name: 'CommaBehindConjunction',
    reason,
    summary: 'No comma stands behind this conjunction.',
    pattern: new RegExp(
      String.raw`${start}(?:although|though|because|even though)(?<wrong>,)(?=\s${clause}\b[^,.?!]*[.?!])`,
      'dgi',
    ),
    mend: () => '',
  },
  {
    name: 'CommaSplice',
    reason,
    summary: 'A comma alone does not join two sentences.',
    pattern:
      /\w(?=,\showever)(?<!\b(?:if|when|although|though|while|because|since|after|before|(?<!far\s)as(?!\sfar))\b[^.;:!?,]*)(?<!(?:^|[.!?]\s)(?:in|at|on|for|by|after|during|since|with|until)\s(?:\w+\s){0,3}\w+)(?<wrong>,\showever,?)\s(?:i|we|he|she|it|they|you|there|the|some|many|most|these|those|this|people|my|our|his|her|their|not all|if)\s(?=[^,]*[.!?])/dgi,
    mend: () => '; however,',
  },
  {
    name: 'CommaBeforeQuotation',
    reason,
    summary: 'A comma stands before what is said.',
    pattern:
      /\b(?:he|she|i|they|we|mother|father|teacher|friend|who|and|then)\s(?<wrong>said|asked|replied|shouted|answered|says)(?=\s["“][A-Z])/dgi,
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'NoQuestionMark',
    reason,
    summary: 'A reported question ends with a full stop.',
    pattern: new RegExp(
      String.raw`${start}(?:(?:he|she|they|i|we|[A-Z][a-z]+|(?:my|the|his|her|our|their)\s[a-z]+)\s(?:asked|wondered|wonder|wanted to know|inquired|enquired)(?:\s(?:me|him|her|us|them|(?:the|my|a|an|his|her|our)\s[a-z]+))?|i['’]?\sam not sure|i['’]m not sure|i (?:have|had) no idea|it is not clear|nobody knows|please (?:tell|let) (?:me|us)(?: know)?|tell me|i\s(?:don['’]t|do not)\sknow|i\swonder)\s(?:if|whether|what|where|when|why|how|who)\b[^.?!,"“”]*(?<wrong>\?)(?=\s|$)`,
      'dgi',
    ),
    mend: () => '.',
  },
  {
    name: 'TagComma',
    reason,
    summary: 'A comma stands before the tag of a question.',
    pattern:
      /(?<!\b(?:why|and|but|so|or|if|when|who|what|how|where|which),?)\s(?<wrong>[a-z]{3,})(?=\s(?:aren|isn|don|doesn|didn|wasn|weren|can|won|haven|hasn|couldn|wouldn)['’]t\s(?:you|he|she|it|they|we|i)\?)/dg,
    mend: (wrong) =>
      /^(?:why|and|but|so|or|if|when|who|what|how|where|which)$/.test(wrong) ? undefined : `${wrong},`,
  },
];
