import { phraseRules } from './phrase.ts';

const places =
  '(?:bus|train|taxi|office|restaurant|café|plane|library|classroom|table|kitchen|hotel|car|school|pub|beach)';
const wornInPairs = '(?:shoes|trousers|jeans|glasses|clothes|gloves|scissors|boots|socks|shorts|pyjamas)';
const amount = String.raw`(?:about |around |over |only |nearly |almost |more than )?(?:£|€)?(?:\d+(?:,\d+)*|(?:\w+ )?(?:hundred|thousand))`;
const somebody = '(?:anyone|anybody|everyone|everybody|someone|somebody|nobody|no one)';

/** Phrases of every day in which one small word is wrong, missing or too many (the types of the Cambridge Learner Corpus). */
export const everydayPhraseRules = [
  ...phraseRules({
    name: 'VerbAgreement',
    reason: 'Agreement',
    summary: 'The verb must agree in number with its subject.',
    lines: `
      ${somebody} who [(?<v>want|need|like|live|work|know|think|speak|love|come|play|see|hear|feel|eat|drink|smoke|believe|read|write|visit|use|take|make)] => $vs
      ${somebody} who [have] => has
      ${somebody} who [are] => is
      ${somebody} who [(?<v>go|do)] => $ves
    `,
  }),
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      {remind} (?:me|him|her|us|them|you) [to|about] (?:my|the|our|his|their|a|an) (?:\\w+ ){0,2}(?:summer|holiday|holidays|childhood|mother|father|grandmother|grandfather|brother|sister|time|day|days|song|film|house|home|country|town|village|place|friend|teacher|school)\\b => of
      [on|in] (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'clock => at
      [on|in] (?:half past|quarter past|a quarter past|quarter to|a quarter to|midnight|noon)\\b => at
    `,
  }),
  ...phraseRules({
    name: 'Possessive',
    reason: 'Punctuation',
    summary: 'A possessive has an apostrophe.',
    lines: `
      the [(?<a>government|company|school|city|team|country|minister|committee|council|hotel|university|bank|museum|village|town|king|queen|president)s] (?:decision|plan|policy|economy|future|capital|population|budget|reputation|website|owner|headquarters|performance|success|captain|proposal|reaction|response|oldest|largest|biggest) => $a's
      [(?<p>last|this|next) (?<t>year|week|month|season)s] (?:results?|exams?|budget|meeting|elections?|lesson|concert|party|holiday|winner|festival|competition|match|game|sales|profits|conference|weather|harvest|fashion|programme|edition|topic) => $p $t's
    `,
  }),
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'The words stand in another order.',
    lines: `
      (?:have|has|had|'ve) [(?<p>seen|been|met|heard|read|eaten|had|tried|visited|done|thought|travelled|tasted) (?<a>never|always)] => $a $p
      [an? such (?<a>good|nice|beautiful|bad|big|great|kind|long|difficult|lovely|wonderful|clever|strong)] => such a $a
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:am|is|are|was|were|not|isn't|aren't|wasn't|weren't|got|get|getting) [use] to => used
      [{forget}] (?:my|his|her|our|their|your) (?:\\w+ )?\\w+ (?:on|in|at) (?:the|a|my|our) ${places} => @leave
      [{hear}] to (?:me|him|her|us|them|music|the radio|my|your|the teacher) => @listen
      [{win}] ${amount} (?:pounds |euros |dollars )?(?:a|per) (?:month|year|week|hour|day) => @earn
      (?:don't|doesn't|didn't|can't|couldn't|haven't|hasn't|won't) (?:know|see|hear|eat|want|understand|say|buy|find|seen|heard|eaten|bought) [something](?=<end>| (?:about|else|at|in|on|because|to eat|to drink)\\b) => anything
      (?:very|so|really) [help]<end> => helpful
      (?:place|café|cafe|restaurant|hotel|street|area|park|beach|office|shop|bar|village|school|town|city|house) [were] (?:i|we|you|he|she|they|my|our|his|her) => where
      (?:man|woman|boy|girl|person|people|friend|neighbour|teacher|student) [whose] (?:is|was|has|wants|likes|can|will|lives (?:upstairs|downstairs|in|next|near|here|there|opposite)|works (?:in|at|for|with)) => who
    `,
  }),
  ...phraseRules({
    name: 'PronounCase',
    reason: 'Grammar',
    summary: 'The pronoun stands in another form here.',
    lines: `
      (?:{invite}|{ask}|{tell}|{teach}|{help}|{show}|{take}|{visit}|{thank}|{allow}|{drive}|{meet}) (?:my|his|her|our) (?:\\w+ )?\\w+ and [I](?=<end>| to\\b) => me
    `,
  }),
  ...phraseRules({
    name: 'MissingIt',
    reason: 'Grammar',
    summary: 'English verbs of this kind have an object, be it only “it”.',
    lines: `
      (?:and|but|so|because|,) (?:i|we|he|she|they) (?:really )?[{enjoy}](?= (?:very much|a lot)(?:<end>| because\\b)) => & it
    `,
  }),
  ...phraseRules({
    name: 'Article',
    reason: 'Grammar',
    summary: 'English uses its article otherwise here.',
    lines: `
      {stay} in [the ](?=bed(?:<end>| (?:all|until|till|because|for|with)\\b)) =>
      {live} in [(?<a>small|big|large|quiet|little|beautiful|nice|tiny) (?<b>village|town|city|house|flat|apartment|country)](?=<end>| (?:near|in|by|with|on|called|and|not|close|next|where)\\b) => a $a $b
      <start>[first] thing (?:i|we|he|she|they|you) => the first
      (?:would you like|{drink}|bring (?:me|you|us)|get you|get me|offered (?:me|him|her|us)|have|had|made (?:me|him|her|us)) [(?<n>cup|glass|bottle|piece|slice) of] (?:tea|coffee|water|wine|milk|juice|cake|bread|beer|chocolate|paper|advice) => a $n of
      (?:saw|bought|met|visited|watched|found|heard|wrote|gave me|told us) [(?<d>very|really) (?<a>interesting|old|expensive|important|exciting|unusual|good|nice|beautiful|funny|big|small|strange|long|famous|kind)] (?:exhibition|film|book|story|car|house|museum|castle|church|concert|man|woman|person|teacher|place|dress|letter|song|play|match)\\b => a $d $a
      (?:{learn}|{study}|{speak}|{teach}) [the ](?=(?:english|french|german|spanish|italian|chinese|portuguese|russian|japanese)(?:<end>| (?:for|at|in|since|because|and|very|well|with|as|every)\\b)) =>
      [an? (?<a>new|nice|red|black|good|beautiful|old|warm|blue|white|cheap|brown)] ${wornInPairs}\\b(?! (?:shop|case)) => $a
      {pass} (?:me|him|her|us) [(?<a>salt|sugar|butter|pepper|bread|milk|water|remote control)](?=<end>| please\\b) => the $a
    `,
  }),
];
