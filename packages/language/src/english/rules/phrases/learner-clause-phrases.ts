import { phraseRules } from './phrase.ts';

const nominative = '(?:i|you|he|she|we|they)';
const finite =
  "(?:is|are|am|was|were|has|have|had|can|can't|cannot|will|would|do|don't|does|doesn't|did|didn't|want|wants|need|needs|like|likes|know|knows|work|works|live|lives)";
const comparative =
  '(?:better|worse|bigger|smaller|larger|higher|lower|faster|slower|longer|shorter|stronger|weaker|older|younger|cheaper|easier|harder|taller|richer|poorer|safer|healthier|happier)';
const question = '(?:what|why|how|where|when|who|which)';

/** How learners join clauses and ask within them (the types of the Cambridge Learner Corpus; M. Swan, Practical English Usage). */
export const learnerClausePhraseRules = [
  ...phraseRules({
    name: 'Connective',
    reason: 'Grammar',
    summary: 'Before a clause stands another word than before a noun.',
    lines: `
      [because of] (?:it|there) (?:is|was|are|were|has|will|can|takes|makes|helps|gives)\\b => because
      [due to] (?:it|there|${nominative}) ${finite}\\b => because
      [in spite of] (?:it is|it was|there|i|you|he|she|we|they) ${finite}\\b => although
      <start>[although](?= (?:the fact that\\b|(?:my|his|her|their|our|the|its) (?:\\w+ )?(?:illness|age|problems?|difficult(?:y|ies)|rain|weather|efforts?|fears?|danger|dangers|risks?|cost|costs|price|distance|success),)) => despite
      <start>[even](?= (?:he|she|they|you|it|there) (?:is|are|was|were|has|have|had|can|can't|do not|don't|does not|doesn't) (?:\\w+ ){0,8}?\\w+, (?:he|she|they|you|it|i|we)\\b) => even though
      [in case of] (?:you|we|they|i|he|she|it|there) ${finite}\\b => in case
      {ask} (?:me |him |her |us |them )?[that ](?=(?:${question}|if|whether)\\b) =>
      {wonder} [that ](?=(?:${question}|if|whether)\\b) =>
    `,
  }),
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'Within a sentence a question has the order of a statement.',
    lines: `
      (?:about|on|of|(?:that|this|it) is|reason|know|understand|see|show|shows|explain|wonder|matter|decide|sure) ${question} [do ](?=(?:you|we|they|i|people|students|children|parents) (?!not\\b)\\w+)(?!.*\\?) =>
      (?:we|they|you) [all (?<b>are|were)](?= (?:\\w+ing|different|the|equal|human|humans|very|so|here|there|in|from|on|at|part|born|a|made|busy|happy|tired|friends|students)\\b) => $b all
    `,
  }),
  ...phraseRules({
    name: 'VerbPhrase',
    reason: 'Grammar',
    summary: 'The verb is formed otherwise here.',
    lines: `
      (?:i|we|they|you|people) [have not](?= (?:enough|much|many|any|time|money)\\b) => do not have
      (?:he|she|it) [has not](?= (?:enough|much|many|any|time|money)\\b) => does not have
      (?:<start>|\\b(?:and|but|because|if|that|when|many|some|most|young|old|these|those) )(?:people|students|children|parents) [not (?<v>have|want|know|need|like|understand|think|agree|care|work|use)](?= (?:the|a|an|to|that|about|with|how|what|it|enough|time|money|in|their|much|many|any)\\b) => do not $v
      (?:know|knows|knew|decide|understand|idea|sure) [how to do]<end> => what to do
      (?:know|knows|knew|decide|tell me|tell them) what to do[ it]<end> =>
    `,
  }),
  ...phraseRules({
    name: 'VerbTense',
    reason: 'Grammar',
    summary: 'The verb stands in another tense here.',
    lines: `
      ${nominative} (?:thought|(?:didn't|did not) (?:know|think))(?: that)? (?:i|he|she) [(?:is|am)] (?!to\\b) => was
      ${nominative} (?:thought|(?:didn't|did not) (?:know|think))(?: that)? (?:we|they|you) [are] (?!to\\b) => were
      ${nominative} (?:thought|(?:didn't|did not) (?:know|think))(?: that)? (?:i|he|she|we|they|you) [(?:has|have)] => had
      ${nominative} (?:thought|(?:didn't|did not) (?:know|think))(?: that)? (?:i|he|she|we|they|you|it) [will] => would
      ${nominative} (?:thought|(?:didn't|did not) (?:know|think))(?: that)? (?:i|he|she|we|they|you|it) [can] => could
      if (?:i|you|we|they|he|she|it|people) [(?:have|has)](?= (?:\\w+ed|known|been|had|gone|seen|done|taken|come|left|told|made)\\b.{0,60} (?:would|could|might) have\\b) => had
    `,
  }),
  ...phraseRules({
    name: 'Comparison',
    reason: 'Grammar',
    summary: 'The comparison is formed otherwise.',
    lines: `
      (?:is|are|was|were|much|far|even) ${comparative} [of] (?:me|him|mine|yours|ours|theirs|hers|my|your|our)\\b => than
      [very more] => much more
      as [better] as => good
      <start>[more (?<p>you|we|they|people|i) (?<v>\\w+), more] (?:you|we|they|people|i) => the more $p $v, the more
      [just only] => only
      (?:is|are|was|were|be|much|even) (?:more )?(?:\\w+er|more \\w+|less \\w+) (?:for|in|to|with|at|on) (?:\\w+ ){1,3}[that](?= (?:for|in|to|with|at|on) \\w+(?: \\w+){0,2}<end>) => than
    `,
  }),
];
