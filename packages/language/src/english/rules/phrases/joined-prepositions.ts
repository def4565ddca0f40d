import { phraseRules } from './phrase.ts';

const determiner = '(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those)';
const owner = '(?:my|your|his|her|our|their)';
const countries =
  '(?:italy|france|spain|germany|portugal|austria|switzerland|greece|poland|belgium|denmark|sweden|norway|finland|ireland|england|scotland|wales|britain|canada|brazil|mexico|argentina|japan|china|india|egypt|morocco|turkey|russia|hungary|romania|croatia|australia|america|europe|africa|asia|london|paris|rome|berlin|madrid|lisbon|vienna|prague|budapest|barcelona|munich|milan|venice|dublin|brussels|amsterdam|stockholm|moscow|tokyo)';
/** Somebody who works, not something that is worked. */
const worker =
  "(?:(?:i|he|she|we|they|who|brother|sister|father|mother|husband|wife|friend|uncle|aunt|son|daughter)(?: has| have)? (?:works?|worked)|(?:am|is|are|been|i'm|he's|she's) working)";
const year = String.raw`(?:1\d\d\d|20\d\d)`;

/** Prepositions of more than one word, and those that learners carry over from other languages (Quirk and others, 9.10–12). */
export const joinedPrepositionRules = [
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      in response [of|for|on|with] ${determiner} => to
      in addition [of|with] ${determiner} => to
      in contrast [of] ${determiner} => to
      in comparison [of] ${determiner} => to
      in accordance [to|of] ${determiner} => with
      with regard [of|on] ${determiner} => to
      with respect [of|on] ${determiner} => to
      with reference [of|on|for] ${determiner} => to
      in relation [of|with] ${determiner} => to
      in favour [to|for] => of
      in favor [to|for] => of
      in spite [from|to] => of
      <start>instead [to|for|from] ${determiner} => of
      regardless [from|to|on] => of
      because [from] ${determiner} (?:\\w+ )?(?:weather|rain|snow|fog|storm|heat|cold|traffic|strike|noise|accident)\\b => of
      due [of] ${determiner} => to
      <start>thanks [of] ${determiner} => to
      <start>according [with|of|at|as] ${determiner} => to
      <start>(?:(?:last|next|this|every) \\w+,? )?(?:i|we|he|she|they)(?: am| are| is|'m|'re|'s| will|'ll| want to| would like to|'d like to)? (?:go|went|going) [in] ${countries}(?=<end>| (?:next|last|this|every|with|to|for|in|on|by|and|because|when|tomorrow|together|again)\\b) => to
      (?:i|we|he|she|they|to|will) (?:return|returned) [in] ${countries} => to
      (?:died|born|married|founded|built|published|invented|discovered|opened|closed|ended|moved|graduated|elected|painted|created|happened|established|arrived) [on] ${year}(?=<end>| (?:and|but|when|by|in|because|as|after|at)\\b) => in
      ${worker} [by] (?:a|an|the|this|that) (?:\\w+ ){0,2}(?:company|firm|bank|factory|organisation|organization|newspaper|agency)<end> => for
      ${worker} [by] (?:a|an) (?:\\w+ ){0,2}(?:company|firm|bank|organisation|organization|newspaper|agency) (?:in|since|for|ever|which|that|near|and|because|as)\\b => for
      (?:increase|decrease)s? [of] (?:the |our |their )?(?:\\w+ )?(?:prices|costs|taxes|crime|unemployment|pollution|population|temperature|temperatures|sales|demand|wages|salaries|rents|traffic|tourism|prices)\\b => in
      (?:negative|positive|big|bad|good|great|huge|strong|important|serious|harmful|major|significant|an) (?:impact|effect|influence) [to|for] (?:the (?!first|most|sake|good|time|whole)|our|my|his|her|their|people|children|students|young|everyone) => on
      (?:a|an|the|big|bad|good|great|strong|negative|positive|huge|major|serious|important|significant) (?:impact|effect|influence) [in] (?:the lives|the life|our lives|people|children|my life|our life) => on
      {think} [in] (?:me|you|him|her|us|them|myself|yourself|himself|herself|ourselves|themselves)\\b => about
      (?:{live}|travels?|travelled|travelling|traveling|{go}|{learn}|{study}|{work}|{come}|{walk}|{stay}|{play}) [by] ${owner} own(?=<end>| (?:because|and|but|when|as|in|at|without|for)\\b) => on
      (?:leave|leaves|left|leaving) (?:it|them|my|his|her|our|their|the) (?:\\w+ )?[in] home(?=<end>| (?:because|when|all)\\b) => at
      (?:stay|stays|stayed|staying|am|was|remain|alone) [in] home(?=<end>| (?:and|because|when|all|with|for|today)\\b) => at
      (?:was|were|been) (?:damaged|destroyed|caused|bitten) [from] (?:the|a|an) (?:storm|fire|flood|earthquake|explosion|bomb|wind|rain|dog|snake|shark|mosquito|virus|accident|war|hurricane|tornado)\\b => by
      (?:written|painted|directed|composed) [from] (?:shakespeare|dickens|mozart|beethoven|picasso|bach|goethe|hemingway|orwell|verdi|vivaldi|monet|spielberg|hitchcock) => by
      (?:get|gets|got|getting|is|was) engaged [with] (?:a|an) (?:\\w+ )?(?:girl|boy|man|woman|doctor|teacher|nurse|lawyer|actor|actress|colleague|friend)(?=<end>) => to
      (?:picture|pictures|poster|posters|photo|photos|photograph|painting|calendar) [in] the wall => on
      (?:am|is|was|were|been|live|lives|lived|born|stayed|studied) [at] ${countries}(?=<end>| (?:last|for|in|when|and|with|since|until|from|because|yesterday)\\b) => in
      (?:travel|travels|travelled|travelling|go|goes|went|going|come|came) (?:\\w+ ){0,4}(?<!\\b(?:up|ahead|along|on|through|away|down|wrong|out|off) )[with (?:the )?(?<v>train|bus|plane|tram|ferry|underground|metro)]<end> => by $v
      (?:talk|talked|talking|speak|spoke|speaking|chat|chatted|chatting) [with] the phone => on
      {look} forward [for|of|on] => to
      {look} forward [at] \\w+ing\\b => to
      the (?:most \\w+|(?!forest|harvest|interest|request|protest)\\w{3,}est|best|worst) (?:\\w+ )?(?:city|cities|country|countries|river|rivers|mountain|mountains|building|buildings|place|places|team|teams|player|players|singer|singers|car|cars|company|companies|footballer|footballers|restaurant|restaurants|food|museum|museums|actor|actors|beach|beaches|job|thing) [of] the world => in
      (?:come|comes|coming|leave|leaves|leaving|start|starts|starting|arrive|arrives|back|ready) [on] (?:two|three|four|five|six|seven|ten) (?:weeks|months|hours|minutes)<end> => in
      (?:sit|sits|sat|sitting) [in] (?:the|a|my|his|her|our) (?:table|desk) => at
      what (?:do|did|does) (?:you|he|she|they|people) [think] (?:(?:this|the|my|our) (?:idea|plan|film|movie|book|song|story|picture|photo|dress|suggestion|proposal|restaurant|weather|teacher|school|game|programme|website))<end> => think of
      {get} [married](?= (?:a|an|my|his|her) (?:\\w+ )?(?:man|woman|girl|boy|girlfriend|boyfriend|doctor|teacher|nurse|lawyer|actor|actress|singer|colleague|friend|cousin|neighbour|boss|prince|princess)<end>) => married to
      (?:at|in|until|by|before|after) the end [from] ${determiner} (?!beginning|start|first|other) => of
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      (?:hotel|house|flat|room|school|shop|café|restaurant|bank|station|church|park|{sit}|{live}|{stand}|right|seat|table|car) [next] (?:the|my|our|his|her|their|a|an|me|him|us|them)\\b(?! (?:day|morning|week|time|year|month|night|one)\\b) => next to
      <start>[according] (?:the|a|an|my|his|her|our|their|this|that|these|some|many|experts|scientists|recent) => according to
      [due|owing] the (?:\\w+ )?(?:weather|fact|lack|rain|snow|fog|storm|strike|heat|cold|traffic|war|crisis|pandemic|noise|accident) => & to
      <start>[instead] (?:using|going|doing|watching|playing|taking|making|having|studying|buying|staying|eating|being|driving|reading|spending|sleeping)\\b(?! of\\b) => instead of
      [(?<v>fill|fills|filled|filling)] (?:the|this|your|an|a) (?:\\w+ )?(?:form|forms|application|questionnaire|survey)<end> => $v in
      [(?<v>fill|fills|filled|filling)] (?:the|this|your|an|a) (?:\\w+ )?(?:form|forms|application|questionnaire|survey) (?:and|before|on|online|when|below|to|for|if)\\b => $v in
      (?:am|is|are|was|were|i'm|he's|she's|been) [looking] (?:my|his|her|our|their) (?:\\w+ )?(?:keys?|glasses|phone|wallet|passport|bag|dog|cat|umbrella|book|ticket|tickets)\\b(?! (?:in|up|over|straight|right)\\b) => looking for
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition stands here.',
    lines: `
      (?:phoning|contacting|(?:i|you|he|she|we|they|to|will|can|could|must|should|would|please|not|don't|didn't|can't|couldn't|i'll|we'll) (?:phone|contact|phoned|telephoned|contacted|visited))[ to] (?:me|him|her|us|them|my|his|our|their|your|the)\\b =>
      (?:leaves|left|leaving)[ from] home(?=<end>| (?:at|without|because|when)\\b) =>
    `,
  }),
];
