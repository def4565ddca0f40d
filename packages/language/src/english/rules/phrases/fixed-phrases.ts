import { phraseRules } from './phrase.ts';

const groups = '(?:elderly|rich|poor|young|unemployed|homeless|sick|blind|deaf|disabled|wealthy|injured)';
const sure =
  '(?:study|learn|wait|eat|watch|listen|think|speak|talk|go|come|try|write|sleep|drink|buy|cook|drive|swim|sing|travel|prepare|enjoy|improve|grow|become|get|make|take|do|say|stay|sit|wear|carry|build|happen|develop|teach|look for|play|run|cry|laugh|smile)';

/** Phrases that have one form (M. Swan, Practical English Usage; the types of the Cambridge Learner Corpus). */
export const fixedPhraseRules = [
  ...phraseRules({
    name: 'VerbPhrase',
    reason: 'Grammar',
    summary: 'The verb is formed otherwise here.',
    lines: `
      (?:there|people|it|(?:my|his|her|our|their|the) \\w+) [use] to (?:be|go|have|live|play|think|eat|watch|visit|like|love|know|work|come|take|stand|say|sing|tell) => used
      if (?:i|you|he|she|we|they|it|my \\w+|the \\w+) were (?:\\w+ ){1,4}?[(?<s>i|you|he|she|we|they|it) will] => $s would
      if i (?:were|was) you, (?:i )[will] => would
      if i (?:were|was) you, [i'll] => I'd
      (?<!\\b(?:dream|aim|goal|plan|ambition|job|way|thing|do|does|did|wish|solution|idea|purpose) )(?:am|is|are|was|were|i'm|we're|they're|he's|she's|you're) [${sure}](?<!\\b(?:make|build|write|carry|develop|teach|take|do|sing|wear|buy)(?= (?:in|with|at|on|for|by|from|of)\\b)) (?:a|an|the|my|his|her|our|their|your|in|to|at|for|with|about|very|some|on|law|medicine|english|french|german|football|tennis|hard|now|here|there|more|it|them|dinner|lunch|breakfast) => @ing
      how long [(?<s>you|they|we|i) been] => have $s been
      how long [(?<s>he|she|it) been] => has $s been
      (?:where|what|how) [(?<s>you|they|we) (?<v>been|done)](?=<end>|\\?| (?:doing|all|today|lately|so)\\b) => have $s $v
      (?:busy|worth) [to (?<v>\\w+)] (?:a|an|the|my|his|her|their|our|for|with|some|dinner|lunch|it|them) => @ing
      (?:was|were|been|be) [grown] up by => brought
      <start>[it exists?] (?:many|a lot|some|several|two|three|lots) => there are
      <start>[it exists] (?:an?|one|no) => there is
      [do (?<s>you|we|they|i) can] => can $s
      [does (?<s>he|she|it) can] => can $s
      [can't] hardly => can
      [couldn't] hardly => could
      (?:realised|realized|noticed|discovered|remembered|found out|knew) (?:that )?(?:i|he|she|we|they) [(?<v>lost|left)] (?:my|his|her|their|our|the|it) => had $v
      (?:realised|realized|noticed|discovered|remembered) (?:that )?(?:i|he|she|we|they) [forgot] (?:my|his|her|their|our|the|it|to) => had forgotten
      by (?:next (?:week|month|year|summer)|the end of (?:the|this|next) \\w+|tomorrow|20\\d\\d),? (?:i|we|he|she|they) [will (?<v>finish|learn|earn|reach|visit|publish|pass)] => will have $ved
      (?<!\\b(?:do|did|does|don't|didn't|not|if) )(?:i|we|they|he|she|people) (?:have|has|had|earn|earns|earned|spend|spends|spent|drink|drinks|eat|eats|make|makes) [much] (?:money|time|work|homework|water|coffee|tea|sugar|salt|meat|experience|fun|patience|luck|free time|information|furniture|energy|snow|rain|food|fruit) => a lot of
      [hanged] (?:it|them|up|out|our|my|(?:the|his|her|their|a|some) (?:washing|coat|picture|painting|clothes|jacket|curtains|lamp|mirror|poster|phone|decorations|shirt|towel|flag|map|laundry|keys|calendar)s?) => hung
      in my (?:opinion|view|country|experience),? [is] (?:better|important|necessary|difficult|easy|good|very|not|essential|possible|impossible|normal|common) => it is
      <start>(?:for (?:me|us|him|her|them)|nowadays),? [is] (?:better|important|necessary|difficult|easy|very|not|essential|possible|impossible|normal|common) => it is
    `,
  }),
  ...phraseRules({
    name: 'NumberOfVerb',
    reason: 'Agreement',
    summary: 'The verb must agree in number with its subject.',
    lines: `
      the ${groups} [is] (?!of) => are
      the ${groups} [has] => have
      the ${groups} [was] => were
      the ${groups} [(?<v>need|want|live|get|pay|deserve|suffer|feel|receive|depend|seem|think)s] => $v
      <start>the united (?:states|nations) [have] => has
      <start>the united (?:states|nations) [are] => is
      <start>a pair of (?:\\w+ ){1,2}[were] => was
      <start>a pair of (?:\\w+ ){1,2}[are] => is
      pair of (?:\\w+ )?[(?<a>short|trouser|jean|scissor|shoe|sock|boot|glove|earring|sandal|trainer|pyjama|tight|slipper)]<end> => $as
      pair of (?:\\w+ )?[(?<a>glass|sunglass)]<end> => $aes
    `,
  }),
  ...phraseRules({
    name: 'Article',
    reason: 'Grammar',
    summary: 'English uses its article otherwise here.',
    lines: `
      [the ](?=(?:page|chapter|question|room|platform|unit|exercise|gate|lesson|seat|flat|section|figure|table) \\d+\\b) =>
      on [the ]foot<end> =>
      <start>[majority of] => the majority of
      <start>the (?:more|less|better|older|sooner|earlier|longer|harder|faster|bigger|higher|younger|richer|closer) <rest>, [(?:more|less|easier|better|worse|harder|faster|happier|healthier|bigger|smaller|higher|lower|older|younger|cheaper|stronger|richer|poorer|longer|shorter|quicker|slower|greater|warmer|colder|safer)] (?:the|it|you|i|we|he|she|they|your|my|people|money|time|difficult|expensive|important|interesting|tired|likely) => the &
      (?<!\\b(?:in|for|of|over|during|was|is|from|since|until|by|at|on|to|spent|spend|and|within|like|about|through|before|after|throughout|that|be|behind|it's|almost|only|just) )[the last] (?:week|month|night|year)<end> => last
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:{give}|{have}|{get}|{offer}|{thank}) (?:\\w+ ){0,3}(?:the|a|this|no) [possibility] (?:to|of \\w+ing) => opportunity
      (?:is|was|were|are|am|be|it's|i'm) [so] (?:dark|tired|young|old|late|small|cold|hot|weak|heavy|expensive|busy|far|short|ill|early|difficult|dangerous|hard|big|shy|lazy|poor|noisy|deep|high) to (?!be sure)\\w+ => too
      [{hope}] (?:you|him|her|them|us|me|everyone) (?:a|an|all the|the best|good luck|much|every|lots|happy|merry|success) => @wish
      to [except] (?:your|my|his|her|their|our|an?|this|that|it|the (?:offer|invitation|job|fact|prize|award|apology|conditions|terms|challenge|money|gift|position|rules|decision|results?)) => accept
      the [last] (?:news|fashion|fashions|technology|version|developments?|research|gossip|trends?|model)(?! of the) => latest
      {be} [{expect}] for (?!the (?:worst|best)) => @wait
      [{expect}] for the (?:\\w+ )?(?:bus|train|taxi|doctor|results?|answer|tram|plane) => @wait
      (?:nephew|niece|cousin|brother|sister|father|mother|friend|boy|girl|man|woman|teacher|player|son|daughter|husband|boyfriend|uncle) (?:is|was) (?:very |so |too |quite |really )[high] => tall
      {look} [after] (?:my|the|his|her|a|our|their) (?:\\w+(?:-\\w+)? )?(?:keys?|glasses|wallet|job|passport|tickets?|pen|phone|umbrella|purse|flat to rent) => for
      translated [in|to] (?:more than |over |many |several |almost )?(?:\\w+ )?languages => into
      knowledge [in|on|about] (?:english|french|german|spanish|italian|chemistry|physics|mathematics|maths|biology|history|geography|computers|computing|the subject|the language|law|marketing|art|music|science) => of
    `,
  }),
];
