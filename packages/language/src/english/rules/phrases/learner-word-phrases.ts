import { phraseRules } from './phrase.ts';

const subject =
  '(?:i|you|he|she|it|we|they|there|this|the|my|our|his|her|their|a|an|many|most|some|people|students|children|if|when)';
const view =
  '(?:statement|idea|opinion|view|viewpoint|point|argument|author|writer|speaker|lecturer|professor)';
const activity =
  '(?:watch|play|study|read|learn|talk|chat|travel|drive|cook|clean|shop|work|wait|sleep|practice|practise|prepare|search|write|listen|do|make|buy|eat|drink|find|get|help|use)';
const someone =
  '(?:me|us|him|them|you|people|everyone|everybody|(?:an?|the|my|our|old|older|young|younger|poor) (?:\\w+ )?(?:person|people|man|woman|child|children|students?|workers?|family|families|mother|father|parents|adults?|beginners?))';

/** Words that learners put in the place of others of their kind (the types of the Cambridge Learner Corpus; M. Swan, Practical English Usage). */
export const learnerWordPhraseRules = [
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      <start>(?:but |and |so )?[(?:in|for|from|at) (?:an|the )?other hand](?=, ${subject}\\b) => on the other hand
      <start>(?:but |and |so )?[(?:from|in|at|by) one (?:hand|side)](?=, ${subject}\\b) => on the one hand
      <start>(?:but |and |so )?[(?:in|from|by|at) (?:an |the )?other side](?=, ${subject}\\b) => on the other hand
      <start>[(?:to sum|(?:in|for) sum up)](?=, ${subject}\\b) => to sum up
      <start>[(?:for|to|as|as a) summary](?=, ${subject}\\b) => in summary
      <start>[(?:in|by|at|on|by the|for the) contrary(?<!on the contrary)](?=,| ${subject}\\b) => on the contrary
      <start>[in additional](?=,| to\\b) => in addition
      <start>[for instants?](?=,| ${subject}\\b) => for instance
      <start>[(?:first at all|at first of all|in first of all|first of the all)](?=,| ${subject}\\b) => first of all
      <start>[in first](?=, ${subject}\\b) => first
      <start>[(?:at|in|for) the last](?=, ${subject}\\b) => finally
      <start>[(?:(?:on|as|in|by|at|to|for|according to) my (?:point of view|view of point|view point|viewpoint|point view)|from my (?:view of point|point view))](?=,| ${subject}\\b) => from my point of view
      <start>[in my (?:thought|thoughts|thinking|idea|side)](?=, ${subject}\\b) => in my opinion
      <start>[(?:as i concerned|as far as i concern|as far as i concerned|as i am concerned|as for i am concerned)](?=,| ${subject}\\b) => as far as I am concerned
      (?:am|is|are|'m) [(?:in|with|on|at) the opinion] that => of the opinion
      (?:am|is|are|was|were|'m|'re) [opposite (?:with|of|to)] (?:this|the|that|these) ${view} => opposed to
      [very (?<a>less|fewer)] (?!than\\b)\\w+ => much $a
      (?:get|find|got|found|finding|getting|have|has|had) [works]<end> => work
      {do} [an? (?<a>hard|good|great|bad|nice|excellent|important|voluntary|extra|different) work](?=<end>| (?:to|for|in|at|and|because)\\b) => $a work
      (?:we|you|they|people|countries|children|students|parents|companies|things|prices|cars) [gonna](?= \\w+)(?!.*\\?) => are going to
      (?:he|she|it|this|that) [gonna](?= \\w+)(?!.*\\?) => is going to
      (?:am|is|are|was|were|'m|'s|'re) [gonna to] => going to
      [wanna to] => want to
    `,
  }),
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      (?:i|we|they|not|don't|doesn't|didn't|cannot|can't|totally|completely|strongly|fully|really|partly|also|would|do|must|to) (?:agree|disagree) [(?:on(?! \\w+ (?:\\w+ )?(?:point|idea))|about|in|for|to)] (?:this|the|that|these|his|her|their) (?:\\w+ )?${view} => with
      (?:cast|casts|casting|throw|throws|threw|throwing) (?:\\w+ )?doubts? [(?:in|about|to|at|for|with)](?! (?:the|our|their|his|her|my) (?:\\w+ )?minds?) => on
      too (?:hard|difficult|expensive|dangerous|heavy|far|complicated|tiring|demanding|boring) [to](?= ${someone}(?:<end>| to \\w+)) => for
      (?:it|that|things|this|live|lives|lived|living|decisions?|everything|work|works|study|alone) [(?:with|in|at)] (?:my|his|her|our|their|your) own<end> => on
      <start>[in](?= that (?:time|moment)(?:,| (?:i|he|she|we|they|it|there|people|my|the)\\b)) => at
      [(?:at|in|on) (?:that|those) days?](?=,| (?:i|he|she|we|they|it|there|people|my)\\b)(?<!on that day)(?<!in those days) => in those days
      {apply} for an? (?:loan|visa|credit|grant|scholarship) [(?:to|on|in)](?= (?:an?|the|my|his|our) (?:\\w+ )?(?:bank|embassy|university|government|company)\\b) => from
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      (?:am|is|are|was|were|be|'m|'re|who) against [(?:with|to|of|about|on) ](?=(?:this|that|the|these|it|my|his|their|any)\\b) =>
      (?:should|must|to|will|can|not|don't|doesn't|we|they|i) respect [to ](?=(?:old|older|young|younger|other|different|all|every|each|people|others|elders)\\b) =>
      [in the last] weekend<end> => last
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      (?:to|can|could|will|would|must|should|we|they|i|you|who|people|not|how) [deal] (?:the|these|those|this|that|their|our|my|his|her|such|all|many|some|any|other|different) (?:\\w+ )?(?:problems?|issues?|situations?|difficult(?:y|ies)|challenges?|questions?|matters?|people|customers?|stress|tasks?|pressure)\\b => & with
      (?:i|we|they|don't|doesn't|didn't|cannot|can't|totally|completely|strongly|fully|really|partly) [(?:agree|disagree)] (?:this|the|these|his|her|their) (?:\\w+ )?${view}\\b => & with
      (?:spend|spends|spent|do|does|is|are) [most of](?= (?:time|day)(?:<end>| (?:in|at|on|with|working|watching|playing|studying)\\b)) => & the
    `,
  }),
  ...phraseRules({
    name: 'VerbComplement',
    reason: 'Grammar',
    summary: 'The verb behind this word takes another form.',
    lines: `
      {spend} (?:\\w+ ){0,4}(?:time|hours|days|money|years|weeks|months|energy|life|lives) [(?:on|for|in|to) ${activity}](?=<end>| (?:the|a|an|my|his|her|their|our|your|in|with|tv|television|games|football|english|books|films|movies|music|about|for|at|to|on|new|and)\\b) => @ing
    `,
  }),
  ...phraseRules({
    name: 'WordClass',
    reason: 'Malapropism',
    summary: 'Another word of the same family stands here: noun, verb or adjective.',
    lines: `
      (?:he|she|they|i|we|who|one|someone|somebody|people|students|children) (?:is|are|am|was|were) (?:very |so |really |also )?[talent (?:in|at|on)] => talented at
      (?:is|are|was|were|be|been) (?:very|so|more|also|really|most) [benefits?](?= (?:for|to)\\b) => beneficial
      very [helps?](?= (?:for|to|in)\\b|<end>) => helpful
      (?:is|are|be|feel|feels|stay|keep|become) (?:not|more|so|very|really) [health](?=<end>| (?:for|and|because|if|when|than)\\b) => healthy
      (?:isn't|aren't|not) [health](?=<end>| (?:for|and|because)\\b) => healthy
      (?:he|she|they|i|we|who|people) (?:was|were|is|are|am) (?:very |not |so |more )?[success](?=<end>| (?:in|at|and|because|when)\\b) => successful
      (?:be|become|became|becomes|being) (?:a )?(?:very |more |so )[success](?=<end>| (?:in|at|and|because|when|than)\\b) => successful
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:can|could|will|would|may|might|must|should|to|can't|cannot|not|don't|didn't|doesn't|also|never) [fell](?= (?:afraid|angry|anxious|ashamed|bad|better|bored|comfortable|confident|free|good|great|guilty|happy|happier|hungry|lonely|nervous|proud|relaxed|sad|safe|satisfied|stressed|tired|uncomfortable|upset|worse|worried|like|that|more|very|so|the (?:pain|wind|heat|cold|same|difference|need|pressure|joy))\\b) => feel
      each [people](?! (?:who|and)\\b) => person
      [(?:a )?few of] (?:people|students|children|countries|things|years|days) => a few
    `,
  }),
  ...phraseRules({
    name: 'VerbTense',
    reason: 'Grammar',
    summary: 'The verb stands in another tense here.',
    lines: `
      (?:it|this|that) [happens?] to (?:me|us|him|her|them) (?:when|while) (?:i|we|he|she|they) (?:was|were|\\w+ed|had|went|came|did|got|saw|took|began|left) => happened
    `,
  }),
  ...phraseRules({
    name: 'PronounAgreement',
    reason: 'Agreement',
    summary: 'The verb must agree with its subject.',
    lines: `
      (?:<start>|\\b(?:and|but|because|if|that|when),? )(?:someone|everyone|somebody|everybody|nobody|no one) [like](?= (?:to \\w+|music|sports?|science|animals|football|reading|dancing|travelling|traveling|it|them)\\b(?! (?:is|was|has|can|will|would|who|that)\\b)) => likes
    `,
  }),
];
