import { phraseRules } from './phrase.ts';

/** Slips of one small word or mark: compounds, contractions, double negatives (the types of the Cambridge Learner Corpus). */
export const smallSlipRules = [
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
