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
    name: 'OpeningComma',
    reason: 'Punctuation',
    summary: 'A comma stands behind the words that link the sentence to the one before.',
    lines: `
      <start>[(?:as far as (?:i am|i'm) concerned|in my experience|to my surprise|to our surprise|in theory|in practice|to be honest|in short|by the way|in reality|above all|in the meantime|to tell the truth)] (?:the|my|his|her|our|their|this|these|there|people|many|most)\\b => &,
    `,
  }),
  ...phraseRules({
    name: 'Hyphen',
    reason: 'Punctuation',
    summary: 'Words that stand as one before a noun are joined by hyphens.',
    lines: `
      (?:is|am|are|was|were|be|turned|only|nearly|almost|about|i'm|he's|she's) [(?<a>twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?<b>one|two|three|four|five|six|seven|eight|nine)](?= years? old<end>) => $a-$b
    `,
  }),
  ...phraseRules({
    name: 'VerbComplement',
    reason: 'Grammar',
    summary: 'The verb behind this word takes another form.',
    lines: `
      (?:good|bad|great|brilliant|terrible|better|hopeless) at [(?:cook|swim|sing|dance|draw|play|run|ski|write|drive|speak|paint|learn|solve|explain)] => @ing
      (?:it's|it is|it was) no (?:use|good) [to \\w+] => @ing
      needn't[ to] (?:be|go|come|do|worry|bring|pay|wait|say|buy|help|take|make|call|hurry) =>
    `,
  }),
  ...phraseRules({
    name: 'DoubleNegative',
    reason: 'Grammar',
    summary: 'One negative is enough.',
    lines: `
      without \\w+ing [nothing] => anything
      without \\w+ing (?:to )?[nobody] => anybody
      (?:isn't|aren't|wasn't|weren't) [no](?! (?:longer|more|one|matter|better|different|less)\\b) => any
      (?:don't|doesn't|didn't|won't|can't) (?:have|need|want|see|find|buy|eat|get|make|like|know) [no](?! (?:longer|more|one|matter|better|less)\\b) => any
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
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'The words stand in another order.',
    lines: `
      (?:has|have|had|with|got) [(?<p>eyes|hair) (?<a>blue|green|brown|black|dark|blond|blonde|long|short|curly|grey|red|big|beautiful)](?=<end>| and (?:a|an|is|he|she)\\b) => $a $p
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'These words are not said together.',
    lines: `
      <start>[(?:in|by|at|on|from) (?:the )?other (?:hand|side)](?=, | (?:i|we|you|he|she|it|they|there|the|people|many|some)\\b) => on the other hand
      [it](?= (?:will be|would be|is|was) (?:less|fewer|too much|too many|a lot of|many) (?:traffic|pollution|people|cars|noise|crime|jobs|problems|space|accidents|children|students|tourists|shops|places|things)\\b) => there
      (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d\\d?) [o clock|oclock|o' clock|'o clock] => o'clock
      [every thing](?! (?:that|which|in)\\b) => everything
      in the [country side] => countryside
      [all the (?<t>day|night|morning|afternoon|evening)](?=<end>| (?:to|and|at|with|because|on|in)\\b) => all $t
      (?:hours?|years?|months?|weeks?|days?|kilos?|miles?|kilometres?|one|two|three) [and half](?=<end>| (?:to|hours?|years?|months?|ago|later)\\b) => and a half
      [(?<n>millions|thousands|hundreds|billions|dozens)](?= (?:dollars|pounds|euros|people|children|students|tourists|books|cars|workers|trees|kilometres|miles|jobs|years|times|women|men|animals|visitors)\\b) => $n of
      <start>[may be](?= (?:i|you|he|she|it|we|they|someone|somebody|there|people|it's|one day)\\b) => maybe
      <start>[to resume],? => to sum up
      [(?:in (?:the )?|on )internet](?=<end>| (?:you|we|i|they|people|there|is|and|or|but|because)\\b) => on the internet
      (?:see|saw|seen|watch|watched|watching|show|shows|showed|shown) (?:\\w+ ){0,3}[(?:in|at|on) the (?:tv|television)](?=<end>| (?:and|or|but|because|every|especially|yesterday)\\b) => on TV
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      [can not](?! (?:only|just|but|so much)\\b) => cannot
      because[ of] (?:i|he|she|we|they)\\b =>
      <start>[its](?= (?:more|less) \\w+ (?:to|than|for|that|if|when)\\b) => it's
      <start>[its](?= (?:safer|cheaper|easier|faster|harder|quicker|nicer|warmer|colder|healthier|better|worse) (?:to|than|for|if|when|that|in)\\b) => it's
      (?:that|because|when|if|think|know|believe|but|although|so) [its](?= (?:over|too|not|a|an|been|going|raining|snowing|getting|time|my|your|his|our|their|always|never)\\b) => it's
      (?:that|because|when|if|think|know|believe|but|although|so) [its] (?:very |really |so )?(?:cold|hot|late|important|impossible|possible|difficult|easy|hard|necessary|better|good|bad|true|cheap|expensive|dangerous|fun|nice|boring|interesting)(?=<end>| (?:to|for|that|in|today|outside|when|here|and)\\b) => it's
      <start>[its](?= (?:very|so|too|really|quite|not) \\w+ (?:to|that|for|when|if|because)\\b) => it's
    `,
  }),
];
