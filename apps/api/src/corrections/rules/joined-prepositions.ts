import { phraseRules } from './phrase.ts';

const determiner = '(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those)';
const owner = '(?:my|your|his|her|our|their)';
const countries =
  '(?:italy|france|spain|germany|portugal|austria|switzerland|greece|poland|belgium|denmark|sweden|norway|finland|ireland|england|scotland|wales|britain|canada|brazil|mexico|argentina|japan|china|india|egypt|morocco|turkey|russia|hungary|romania|croatia|australia|america|europe|africa|asia|london|paris|rome|berlin|madrid|lisbon|vienna|prague|budapest|barcelona|munich|milan|venice|dublin|brussels|amsterdam|stockholm|moscow|tokyo)';
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
      with regard [of|on|for] ${determiner} => to
      with respect [of|on|for] ${determiner} => to
      with reference [of|on|for] ${determiner} => to
      in relation [of|with] ${determiner} => to
      in favour [to|for|with] => of
      in favor [to|for|with] => of
      in spite [from|to] => of
      instead [to|for|from] ${determiner} => of
      regardless [from|to|on] => of
      because [from] ${determiner} => of
      due [of|from] ${determiner} => to
      thanks [of] ${determiner} => to
      according [with|of|at|as] ${determiner} => to
      {go} [in] ${countries}(?=<end>| (?:next|last|this|every|with|to|for|in|on|by|and|because|when|tomorrow|together|again)\\b) => to
      {return} [in] ${countries} => to
      (?:died|born|married|founded|built|published|invented|discovered|opened|closed|started|began|ended|moved|graduated|elected|written|painted|created|happened|established|arrived) [on|at] ${year}(?=<end>| (?:and|but|when|by|in|because|as|after|at)\\b) => in
      {work} [by] (?:a|an|the|this|that) (?:\\w+ ){0,2}(?:company|firm|bank|factory|organisation|organization|newspaper|agency)<end> => for
      {work} [by] (?:a|an) (?:\\w+ ){0,2}(?:company|firm|bank|organisation|organization|newspaper|agency) (?:in|since|for|ever|which|that|near|and|because|as)\\b => for
      (?:increase|decrease)s? [of] (?:the |our |their )?(?:\\w+ )?(?:prices|costs|taxes|crime|unemployment|pollution|population|temperature|temperatures|sales|demand|wages|salaries|rents|traffic|tourism|prices)\\b => in
      (?:impact|impacts|effect|effects|influence) [to|for] (?:the|our|my|his|her|their|people|children|students|young|everyone) => on
      (?:a|an|the|big|bad|good|great|strong|negative|positive|huge|major|serious|important|significant) (?:impact|effect|influence) [in] (?:the lives|the life|our lives|people|children|my life|our life) => on
      {think} [in] (?:me|you|him|her|us|them|myself|yourself|himself|herself|ourselves|themselves)\\b => about
      [by] ${owner} own(?=<end>| (?:because|and|but|when|as|in|at|without|for)\\b) => on
      (?:leave|leaves|left|leaving|stay|stays|stayed|staying|is|are|was|were|am|be) (?:\\w+ ){0,3}[in] home(?=<end>| (?:and|because|when|all|with|on|for)\\b) => at
      (?:stay|stays|stayed|staying|work|works|worked|working|study|studied|studying|remain|alone) [in] home => at
      [in|on] (?:the )?university (?:i|we|he|she|they|you) => at
      (?:damaged|destroyed|killed|caused|bitten|attacked|arrested|invented|discovered) [from] (?:the|a|an|his|her|their) (?!\\w+ (?:of|to)\\b) => by
      (?:written|painted|directed|composed) [from] (?:shakespeare|dickens|mozart|beethoven|picasso|bach|goethe|hemingway|orwell|verdi|vivaldi|monet|spielberg|hitchcock) => by
      engaged [with] (?:a|an|the|my|his|her) (?:\\w+ )?(?:girl|boy|man|woman|doctor|teacher|nurse|lawyer|actor|actress|colleague|friend|brother|sister|cousin|daughter|son) => to
      (?:picture|pictures|poster|posters|photo|photos|photograph|clock|map|painting|calendar|mirror|shelf|sign) [in] the (?:wall|door) => on
      (?:am|is|was|were|been|live|lives|lived|born|stayed|studied) [at] ${countries}(?=<end>| (?:last|for|in|when|and|with|since|until|from|because|yesterday)\\b) => in
      (?:travel|travels|travelled|travelling|go|goes|went|going|come|came) (?:\\w+ ){0,4}[with (?:the )?(?<v>train|bus|plane|tram|ferry|underground|metro)]<end> => by $v
      (?:talk|talked|talking|speak|spoke|speaking|chat|chatted|chatting) [with] the phone => on
      {look} forward [for|at|of|on] => to
      (?:most \\w+|\\w{3,}est|best|worst) (?!part|parts|area|areas|region|regions|people|end|side|history|centre|king|ruler|half|majority)(?:\\w+ )?\\w+ [of] the world => in
      [on] (?:two|three|four|five|six|seven|ten) (?:days|weeks|months|hours|minutes)<end> => in
      (?:sit|sits|sat|sitting) [in] (?:the|a|my|his|her|our) (?:table|desk) => at
      what (?:do|did|does) (?:you|he|she|they|people) [think] (?:this|the|my|our|her|his|their) \\w+<end> => think of
      {get} [married](?= (?:a|an|my|his|her)\\b(?! (?:day|week|month|year|few)\\b)) => married to
      (?:the|a|my|his|her|their|our) end [from] ${determiner} => of
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
      <start>[instead] \\w+ing\\b(?! of\\b) => instead of
      [(?<v>fill|fills|filled|filling)] (?:the|this|your|an|a) (?:\\w+ )?(?:form|forms|application|questionnaire|survey)<end> => $v in
      [(?<v>fill|fills|filled|filling)] (?:the|this|your|an|a) (?:\\w+ )?(?:form|forms|application|questionnaire|survey) (?:and|before|on|online|when|below|to|for|if)\\b => $v in
      (?:am|is|are|was|were|i'm|he's|she's|been) [looking] (?:my|his|her|our|their) (?:\\w+ )?(?:keys?|glasses|phone|wallet|passport|bag|dog|cat|umbrella|book|ticket|tickets)\\b => looking for
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition stands here.',
    lines: `
      (?:phone|phones|phoned|phoning|telephone|telephoned|visited|contact|contacted|contacting)[ to] (?:me|him|her|us|them|my|his|our|their|your|the)\\b =>
      (?:leave|leaves|left|leaving)[ from] home =>
    `,
  }),
];
