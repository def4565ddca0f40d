import { phraseRules } from './phrase.ts';

const subject =
  '(?:i|you|he|she|it|we|they|there|this|the|my|our|his|her|their|a|an|many|most|some|people|students|children|if|when)';
const can =
  "(?:i|you|he|she|it|we|they|people) (?:can|could|will|would|should|must|may|might|have to|need|cannot|can't|don't|won't)";
const reasonGiven = '(?:the|it|they|we|there|people|students|children|many|most|some|i|you|my|our)';
const often =
  'work|exam|homework|people|children|cars|problems|money|time|pollution|traffic|noise|accidents|violence|crime|stress';

/** Words that open a sentence or join its clauses (M. Swan, Practical English Usage; B. Parrott, Grammar for English Language Teachers, chapter 16). */
export const linkingPhraseRules = [
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      <start>[in my point of view](?=,| \\w) => from my point of view
      <start>[(?:to|for|by) my opinion](?=,| ${subject}\\b) => in my opinion
      <start>[according to (?:my|our) (?<o>opinion|view)](?=,| ${subject}\\b) => in my $o
      <start>[as a conclusion](?=,| ${subject}\\b) => in conclusion
      <start>[(?:for|to) (?:the )?conclusion](?=,| ${subject}\\b) => in conclusion
      <start>[in a conclusion](?=,| ${subject}\\b) => in conclusion
      <start>[(?:by|with) (?<t>this|that) way](?=,| (?:i|you|we|they|he|she|it|people|students|children)\\b) => in $t way
      <start>[for conclude](?=,| ${subject}\\b) => to conclude
      <start>[in (?:the )?opposite](?=, (?:i|you|he|she|it|we|they|the|there|people|many|some)\\b) => on the contrary
      <start>(?:but |and |so )?[in one hand](?=, (?:i|you|we|they|it|there|the|people|many|some)\\b| (?:we|people|many|some|if|when)\\b) => on the one hand
      <start>(?:but |and |so )?[in the other hand](?= (?:we|people|many|some|if|when)\\b) => on the other hand
      [(?:at|in) (?:the )?present days](?=<end>| (?:i|we|they|it|there|people|many|some|the)\\b) => nowadays
      [(?:at|in) the nowadays (?:life|world)] => in today's world
      <start>[now-a-days?|now- ?a- ?days?] => nowadays
      <start>[(?:the )?first reason,] ${reasonGiven}\\b(?= <rest>(?:\\.|!|\\?|$)) => the first reason is that
      <start>[(?:the )?second reason,] ${reasonGiven}\\b(?= <rest>(?:\\.|!|\\?|$)) => the second reason is that
      <start>[(?:the )?third reason,] ${reasonGiven}\\b(?= <rest>(?:\\.|!|\\?|$)) => the third reason is that
      (?<!such )[no matter how the (?<n>\\w+) (?<b>is|was) (?<a>difficult|hard|big|small|expensive|cheap|important|easy|long|rich|poor|good|bad|far|old|young|beautiful|famous|strong|fast|serious|complicated)](?=<end>) => no matter how $a the $n $b
      <start>[any one](?= (?:can|could|will|would|knows|wants|who)\\b) => anyone
    `,
  }),
  ...phraseRules({
    name: 'Connective',
    reason: 'Grammar',
    summary: 'The clauses are joined twice; one word is enough.',
    lines: `
      <start>even if <rest>, [but ](?=(?:i|you|he|she|it|we|they)\\b) =>
      <start>(?:despite|in spite of) <rest>, [but ](?=(?:i|you|he|she|it|we|they)\\b) =>
      <start>(?:if|when) <rest>, [so ](?=${can}\\b) =>
      <start>since (?!then|when)<rest>, [so ](?=${can}\\b) =>
      the reason [(?:that why|why because|that because)](?= (?:i|you|he|she|it|we|they|people)\\b) => why
      (?:this|that|it) is because[ of](?= people (?:want|think|like|need|have|do|are|can)\\b) =>
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:them|him|us|me|you|{cost}|{eat}|{drink}|{work}|{worry}|{smoke}|{talk}|{sleep}) [to] much<end> => too
      (?:have|has|had|there is|there are|there was|there were|eat|eats|drink|buy|make|see) [to] (?:much|many) (?:${often})\\b => too
      (?:{look}|{seem}|{sound}|is|are|was|were|{become}) [to] (?:pretty|expensive|difficult|big|small|tired|boring|dangerous|heavy|strong|beautiful|easy|cheap|important|noisy|crowded|lazy|weak|complicated|high)(?=<end>| (?:for (?:me|us|him|her|them|you|people)|to (?:be|do|go|use|buy|read|understand|live|learn|see|get)|he|she|they|we|it)\\b) => too
      (?:in|during|of|for|about|use|spend|from|with) [there](?= (?:free time|spare time|daily (?:life|lives)|everyday (?:life|lives)|own)\\b) => their
      <start>so [lets](?= (?:not|go|see|take|start|look|talk|say|try|make)\\b) => let's
      <start>[its](?= (?:rightly|often|also|always|usually|generally|commonly|really|clearly) (?:said|believed|known|thought|true|important|possible|difficult|easy|hard|clear|necessary|better)\\b(?!-)) => it's
    `,
  }),
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      (?:is|was|be|are|were|it's|become|becomes|became)(?: not)?(?: (?:very|so|quite|really|too|more|much|always|not))? (?:easy|easier|difficult|hard|harder|possible|impossible|necessary|convenient) [to](?= (?:me|us|him|them|you|people|students|children|everyone|everybody|many people|young people) to \\w+) => for
      (?:am|is|are|was|were|be|been|being) confronted [(?:to|by|of)](?= (?:many|some|a lot of|several|different|new|this|these) (?:\\w+ )?(?:problems?|difficult(?:y|ies)|situations?|challenges?)\\b) => with
      half [than](?= (?:of )?(?:the|a|an|my|his|her|our|their|its|other)\\b)(?! that) => of
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      (?:can|can't|cannot|could|to|should|not|don't|always|i|we|they|people|will) trust [on ](?=(?:it|him|her|them|me|us|you|(?:the|these|those|their) (?:products?|advertisements?|adverts?|ads|information|teacher|guide|company|companies|people))<end>) =>
      {face} [up with ](?=(?:an?|the|many|some|several|this|these|new|serious|different|lots of|a lot of)\\b) =>
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      (?:is|are|was|were|be|been|closely|directly|strongly) (?:connected|related|linked|attached) [each other] => to each other
      (?:am|is|are|was|were|be|been|i'm|we're|they're|you're|he's|she's) [looking](?= what (?:i|you|we|they|he|she|people) (?:want|wants|wanted|need|needs|needed|like|likes)\\b) => & for
    `,
  }),
  ...phraseRules({
    name: 'MissingIt',
    reason: 'Grammar',
    summary: 'English sentences have a subject, be it only “it” or “there”.',
    lines: `
      (?:<start>|\\b(?:and|but|so|then|who|has|have|had) )(?:i |he |she |we |they )?{take} [upon](?= (?:himself|herself|themselves|myself|ourselves|yourself) to \\w+) => it upon
      (?<!\\b(?:than|think|sure|say|said|that|find|found|like) )[it](?= (?:was|is|has been) (?:less|fewer) (?:${often})(?:<end>| (?:in|on|at|and|because|when|there|here|then|now)\\b)) => there
    `,
  }),
  ...phraseRules({
    name: 'VerbComplement',
    reason: 'Grammar',
    summary: 'The verb behind this word takes another form.',
    lines: `
      (?:i|you|we|they|people|who|don't|really|also|he|she|students) (?:want|wants|wanted) [be](?= (?:an?|the|like|more|very|rich|famous|happy|successful|free|good|better|different|healthy|in|with)\\b) => to be
    `,
  }),
];
