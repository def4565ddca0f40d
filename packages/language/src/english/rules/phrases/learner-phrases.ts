import { learnerClausePhraseRules } from './learner-clause-phrases.ts';
import { learnerVerbPhraseRules } from './learner-verb-phrases.ts';
import { learnerWordPhraseRules } from './learner-word-phrases.ts';
import { phraseRules } from './phrase.ts';

const person = '(?:me|him|her|us|them|you)';
const relatives =
  '(?:teacher|mother|father|parents|boss|friends?|brother|sister|police|doctor|grandmother|grandfather|neighbours?)';
const number = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twenty|a few|many|some|several|\d+)`;
const time = '(?:years|months|weeks|days|hours|minutes)';
const languages = 'english|french|german|spanish|italian|chinese|japanese|portuguese|russian|arabic';
const thing =
  '(?:house|book|car|things?|city|problem|company|school|country|film|movie|idea|places?|books|cars|computer|phone|tree|game|job|language)';

/** More of what learners write, by what is wrong with it (the types of the Cambridge Learner Corpus; M. Swan, Practical English Usage). */
export const learnerPhraseRules = [
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      [by|in] (?:my|his|her|their|your|our) own<end> => on
      [in] the internet(?! (?:age|era|industry|world|business|economy|community|sector)) => on
      [in] (?:facebook|instagram|youtube|twitter|whatsapp)\\b(?! (?:groups?|pages?|stock|shares)) => on
      [in] this moment<end> => at
      <start>[on] the (?:picture|photo|photograph) (?:there|we|i|you|is|are) => in
      {study} [in] the (?:university|college) => at
      [since the last|since last|from last|from the last|since past] (?:two|three|few|\\d+|several|ten|five|four) (?:years|months|weeks|days) => for the last
      (?:have|has|'ve) (?:\\w+ ){1,4}[from] (?:19|20)\\d\\d<end> => since
      surprised [of] => by
      (?:disappointed|pleased) [of] => with
      based [in] (?:the fact|facts|this|real|true|a true|the idea) => on
      {take} care [about|for] => of
      {take} (?:\\w+ ){0,3}[in|to|on] (?:consideration|account) => into
      {think} [in|to|on] (?:you|them|me|us|my family|my future|the future)<end> => about
      {believe} [to] ${person}<end> => in
      in love [to|of|on|from] => with
      solutions? [of] (?:this|the|that|these) problems? => to
      answers? [of|for] (?:the|this|that|my|your|these|those) questions? => to
      key [of] (?:success|the problem|happiness) => to
      interest [for] (?:music|art|science|history|sports?|learning|languages) => in
      (?<!with )respect [to] (?:my|our|their|his|her|older|the|other) (?:parents|people|teachers|elders|others) => for
      in front [from|to](?! back) => of
      away [of] => from
      influence [in] (?:our|my|people|their|his|her|children) => on
      guilty [for] (?:\\w+ing|murder|theft|the crime) => of
      (?:good|bad|best|worst|typical|another) example [for] (?:this|that|how|a|an) => of
      more [that] (?:\\d+|two|three|ten|one|half|twenty|fifty|hundred|hundreds|ever) => than
      {translate} (?:\\w+ ){1,3}[to|in] (?:${languages}) => into
      {divide}d [in] (?:two|three|four|five|several) (?:parts|groups|sections|categories|teams|types) => into
      {compare} [than] => with
      {tell} ${person} [from] (?:his|her|their|my|your) (?:life|problems?|holidays?|family) => about
      {wait} [to] (?:him|her|them|me|us|the bus|the train) => for
      {look} [to] (?:me|him|her|them|us)(?= and| with|<end>) => at
      (?:pointed|pointing) [on] => at
      {smile} [to|for] ${person} => at
      {live} [at|on] (?:london|paris|england|france|spain|germany|italy|america|japan|china|the city|the country|a village|a town|a big city|an? apartment|an? flat|an? house) => in
      {ask} [about|of] (?:help|advice|permission)<end> => for
      {search} [about] => for
      on the other [side](?=, (?:i|we|it|they|there|people|many|some|he|she)) => hand
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      [{pay}] the (?:meal|tickets?|food|drinks?|coffee|dinner|lunch|hotel|trip|taxi) => & for
      [{agree}] (?:him|her|them|you|me|us|(?:your|his|her|their) opinion|this (?:statement|opinion|idea)|the statement) => & with
      [{graduate}] (?:the|my|university|college) => & from
      [{apply}] (?:a|the|this|that) (?:job|position|visa|scholarship|course) => & for
      [{go}] (?:the|my|his|her|our) (?:school|cinema|beach|hospital|office|university|park|station|airport|supermarket|market|doctor|gym|library|restaurant|bank) => & to
      [{travel}] (?:the|many|other|different|another|foreign) (?:countries|country|cities|places|world) => & to
      [{arrive}] (?:the (?:station|airport|hotel|school|office)) => & at
      [{talk}] (?:him|her|them|me|us|my|his|their|this|the problem) => & to
      [{think}] (?:my future|the future|your future|the consequences|their future) => & about
      [{pray}] (?:god|him|her|them) => & to
      [{reply}] (?:me|him|her|them|my|your|his|the) (?:letter|e-?mail|message|question)? => & to
      [{refer}] (?:the|this|a|that) => & to
      [{object}] (?:the|this) (?:idea|plan|proposal) => & to
      [{succeed}] (?:my|his|her|their|your|our) (?:life|exams?|career|studies|job) => & in
      [{live}] (?:a|an|the) (?:big |small |little )?(?:city|town|village|house|flat|apartment|country) => & in
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      {ask} [to ](?=(?:my|his|her|the|their|our) ${relatives}) =>
      {tell} [to ](?=(?:my|his|her|the|their|our) ${relatives}) =>
      {call} [to ](?=(?:my|his|her|their|our) ${relatives}) =>
      {help} [to ](?=(?:my|his|her|their|our) ${relatives}) =>
      {meet} [to |at ](?=(?:him|them|me|us|my ${relatives})) =>
      {kiss} [to ](?=${person}) =>
      {invite} [to ](?=${person} (?!and)) =>
      {need} [of ](?=(?:a|an|some|help|money|more)) =>
      {leave} [from ](?=(?:home|my house|the house|school)<end>) =>
      {follow} [to ](?=(?:the|my|his|her|him|them)) =>
      {study} [about ](?=(?:english|maths|mathematics|medicine|law|economics|engineering)<end>) =>
    `,
  }),
  ...phraseRules({
    name: 'PronounCase',
    reason: 'Grammar',
    summary: 'The pronoun stands in another form here.',
    lines: `
      <start>[me] (?:am|like|want|think|have|was|went|love) => I
      <start>(?:my|his|her|our) \\w+ and [me] (?:went|go|are|were|have|had|play|played|like|liked|live|lived|will|would|can|decided|wanted|met|saw) => I
      [his self|him self](?!-) => himself
      [her self](?!-) => herself
      [my self](?!-) => myself
      [them selves|their selves|their self](?!-) => themselves
      [our selves|our self](?!-) => ourselves
      <start>[whom] (?:did (?:it|this|that)|is|was|made|wrote|said|came|wants) => who
      (?:<start>|\\b(?:year|week|month|summer|winter|yesterday|because|when|and|ago),? )[him] and (?:his|her|the|my) \\w+ (?:are|were|have|had|went|came|\\w+ed|live|work|moved|got|will|bought|met) => he
      (?:<start>|\\b(?:year|week|month|summer|winter|yesterday|because|when|ago),? )[her] and (?:his|her|the|my) \\w+ (?:are|were|have|had|went|came|\\w+ed|live|work|moved|got|will|bought|met) => she
      <start>[him] (?:is|was|has|likes|went|wants|works|lives) => he
      <start>[us] (?:are|were|have|went|like|want|students|teachers|people|parents|women|men|kids|young) => we
      (?:the|a|this|that|every|any) (?:man|woman|boy|girl|teacher|student|person|doctor|friend|child|guy|lady|neighbour|neighbor) [which](?! of\\b) => who
      (?:people|children|students|teachers|men|women|friends|parents|persons|somebody|someone|everyone) [which](?! of\\b| is\\b| was\\b) => who
      (?:man|woman|person|people|friend|boy|girl|thing|book|film|car|house|city|place) (?:who |that |which )?(?:i|we|you|they) (?:saw|met|know|knew|love|like|liked|bought|read|watched|have|visited|talked about|told you about|want)[ him| her| it| them](?=<end>| (?:yesterday|last|is|was|are|were)\\b) =>
      (?<!\\b(?:in|of|from|inside|at|for|to|with|by|across|around|on|about|near|outside) (?:\\w+ ){1,2})${thing} [who] (?:is|are|was|were|has|have|i|we|he|she)\\b => which
      (?:everything|something|anything|nothing|all|the (?:only|first|best|last|same|most important) thing) [what] (?!is\\b|was\\b)(?:i|you|we|he|she|they|it|people|happened|can) => that
      (?<!\\b(?:of|to|for|with|from|by) )[whom] (?:is|are|was|were|has|have|had|will|can|wants?|lives?|likes?) => who
      [each others] \\w+ => each other's
      [each others]<end> => each other
      [(?<a>their|your|our|her)s] (?:house|car|books?|parents|friends|children|family|life|lives|job|country|money|problems?|opinion|own|school) => $a
      [mine] (?:house|car|books?|parents|friends|family|life|job|country|opinion|own|school|brother|sister|mother|father) => my
      (?:to|with|for|from|of|about|at|by|without|tell|told|gave|give|help|helped|love|loves|met) [he]<end> => him
      (?:to|with|for|from|of|about|at|by|without|tell|told|gave|give|help|helped|love|loves|met) [she]<end> => her
      (?:to|with|for|from|of|about|at|by|without|tell|told|gave|give|help|helped|love|loves|met) [they]<end> => them
      (?:to|with|for|from|of|about|at|by|without|tell|told|gave|give|help|helped|love|loves|met) [we]<end> => us
      (?:to|with|for|from|about|at|without|told|gave|helped|met) [I]<end> => me
      (?:with|for|from|to|between) (?:\\w+ )?(?:\\w+ )and [he]<end> => him
      (?:with|for|from|to|between) (?:\\w+ )?(?:\\w+ )and [she]<end> => her
      (?:with|for|from|to|between) (?:\\w+ )?(?:\\w+ )and [they]<end> => them
      (?:in|to|with|from|for|of|about|at|on|like|love|have|has|had|leave|left|help|visit|spend|lost) [there] (?:own|parents|house|houses|children|life|lives|friends|family|families|names?|jobs?|homework|homes?|country|countries|money|opinions?|dreams?|minds?|kids|future|health|studies) => their
      (?:is|was|are|were) [there] (?:own|parents|children|friends|fault|job|home|house)<end> => their
    `,
  }),
  ...learnerVerbPhraseRules,
  ...learnerWordPhraseRules,
  ...learnerClausePhraseRules,
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      (?:find|get|have|has|had|look for|looking for|found|got|need|want|lost|lose) [a (?<a>|new |good |better |part-time )work]<end> => a $ajob
      (?:a|my|our|every|next|last|first|long) [travel](?=<end>| (?:to|was|is|with|around)\\b) => trip
      [{look}|{see}] (?:the )?(?:tv|television)(?! (?:screen|set|show|programme|program|as|in)) => @watch
      [{win}] (?:them|him|us)(?=<end>| (?:in|at|by)\\b) => @beat
      [{make}] a (?:photo|photograph|selfie) => @take
      [{make}] an? (?:very |more )?(?:important|major|key|great|significant|central|crucial|vital|leading|essential|decisive) role in => @play
      [{make}] ${person} a (?:big |small |great )?(?:favou?r) => @do
      [economical] (?:situation|crisis|problems?|growth|development|system|policy|reasons|conditions|status|level) => economic
      [politic] (?:party|parties|situation|system|problems?) => political
      (?:it is|it's|is|was) [importantly] to => important
      (?:it is|it's|is|was) [easily] to => easy
      {feel} (?:very |so |really |more )?[happily](?=<end>| (?:and|because|when|with|about)\\b) => happy
      {feel} (?:very |so |really |more )?[sadly](?=<end>| (?:and|because|when|with|about)\\b) => sad
      {look} (?:very |so |really )?[beautifully]<end> => beautiful
      (?:smells?|tastes?|sounds?) (?:very |so |really )?[well]<end> => good
      [a advise|an advise] => some advice
      <start>[how] (?:is|are) (?:it|this|that|you|they) called => what
      [how] (?:does|do|did) (?:\\w+ ){1,2}look like => what
      [how] (?:it|he|she|they|this|that) looks? like => what
      (?:is|was|are|were) [much] (?:good|nice|beautiful|important|difficult|happy|expensive|interesting) => very
      [few] (?:money|water|information|knowledge|energy|furniture|traffic) => little
      (?:am|is|are|was|were|feel|felt|looks?) [quiet] (?:tired|happy|expensive|surprised|hungry|angry|excited|nice|beautiful|cold|hot|warm|late|early|busy|cheap|big|small) => quite
      (?:many|some|several|two|three|four|five|most|other|old|young|all|these|those|more) [persons] => people
      [{make}] (?:an |a lot of |many |some |new |good |bad )?experiences? => @gain
      (?:i am|i'm|he is|she is|brother is|sister is|father is|he's) (?:very |quite |so )?[high]<end> => tall
      [strong] (?:rain|traffic|smoker|snow) => heavy
      [big] (?:rain|traffic) => heavy
      (?:work|works|worked|working|study|studied|studies|studying|try|tried|train|trained|rained|raining) (?:very |so |too |really )?[hardly](?=<end>| (?:to|for|and|in|at|every)\\b) => hard
      {arrive} [lately] => late
      , [specially] (?:in|when|if|because|the|on|at|with|during) => especially
      for [sell]<end> => sale
      so on and so [force|fourth] => forth
      {play} (?:\\w+ ){0,3}[rule|roll] (?:in|for|of) => role
      (?:an? (?:important|big|key|major|vital|crucial|main|significant)) [rule|roll] in => role
      [{make}] (?:a|some|many|any) questions? => @ask
      [{do}] (?:a|an|some) (?:trip|journey|excursion|walk|tour) => @take
      (?:i|we|they|he|she|you|to) [{make}|{do}] an accident => @have
      {speak} [(?<a>very well|well|fluently|perfectly) (?<l>${languages})] => $l $a
      {play} [(?<a>very well|well) (?<l>(?:the )?(?:football|tennis|basketball|piano|guitar|chess))] => $l $a
      (?:like|likes|love|loves|enjoy|enjoys|liked|loved|enjoyed) [very much (?<t>(?:the |my |to |this |your )?\\w+)]<end> => $t very much
      [before (?<n>${number}) (?<y>${time})]<end> => $n $y ago
      [ago (?<n>${number}) (?<y>${time})] => $n $y ago
      <start>(?:i|we) (?:came|went|started|arrived|moved|met|began|visited|bought|left|saw) (?:\\w+ ){0,5}${number} ${time} [before]<end> => ago
      [{lend}] (?:a|the|some|money|books?) (?:\\w+ )?from => @borrow
      [{put}] (?:the|a) (?:light|tv|radio) on => @turn
      [{expend}|{pass}] (?:a lot of |much |some |too much |more |my |their |our )(?:money|time) (?:on|in|with) => @spend
      (?:i|we|they|you|he|she) [(?:are|is|am|'m) use] to => used
      (?:get|have|find|gain) [knowledges] => knowledge
      [a advice|an advice] => some advice
      [a information|an information] => some information
      [much more better] => much better
      [the more] (?:important|interesting|beautiful|expensive|difficult|popular|famous) (?:thing|person|place|city|problem|book|part|reason|country) (?:in|of|is) => the most
      (?:one of the) [more] (?:important|interesting|beautiful|expensive|difficult|popular|famous) => most
      [as soon as possible as] => as soon as possible
      [according to me] => in my opinion
      <start>[in my opinion i think] => I think
      [in this days|in these days|on these days] => these days
      [day by days] => day by day
      [step by steps] => step by step
    `,
  }),
];
