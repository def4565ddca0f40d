import { phraseRules } from './phrase.ts';

/** Slips of one small word or mark: compounds, contractions, double negatives (the types of the Cambridge Learner Corpus). */
export const smallSlipRules = [
  ...phraseRules({
    name: 'OpeningComma',
    reason: 'Punctuation',
    summary: 'A comma stands behind the words that link the sentence to the one before.',
    lines: `
      <start>[(?:as far as (?:i am|i'm) concerned|in my experience|to my surprise|to our surprise|in theory|in practice|to be honest|in short|in reality|in the meantime|to tell the truth)] (?:the|my|his|her|our|their|this|these|there|people|many|most)\\b => &,
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
      (?:good|bad|great|brilliant|terrible|better|hopeless) at [(?:cook|swim|sing|draw|write|speak|learn|solve|explain)](?! (?:meets?|poker)\\b) => @ing
      (?:it's|it is|it was) no (?:use|good) [to (?:cry|complain|wait|worry|try|talk|argue|ask|shout|pretend|hope|explain|deny|go|tell|say|learn|study|speak|hide)] => @ing
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
      (?:isn't|aren't|wasn't|weren't) [(?-i:no)](?! (?:longer|more|one|matter|better|different|less|man)\\b|-) => any
      (?:don't|doesn't|didn't|won't|can't) (?:have|need|want|see|find|buy|eat|get|make|like|know) [(?-i:no)](?! (?:longer|more|one|matter|better|less|entry)\\b|-) => any
    `,
  }),
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'The words stand in another order.',
    lines: `
      (?:has|have|had|got) [(?<p>eyes|hair) (?<a>blue|green|brown|black|dark|blond|blonde|long|short|curly|grey)]<end> => $a $p
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'These words are not said together.',
    lines: `
      <start>[(?:in|by|at|on) other (?:hand|side)](?=, | (?:i|we|you|he|she|it|they|there|the|people|many|some)\\b) => on the other hand
      [it] (?:will be|would be) (?:less|fewer) (?:traffic|pollution|people|cars|noise|crime|jobs|problems|accidents|tourists)\\b(?!'|’) => there
      (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d\\d?) [o clock|oclock|o' clock|'o clock] => o'clock
      [every thing](?= (?:is|was|will|went|else|about)\\b) => everything
      (?:go|goes|going|went|gone|travel|travelled|move|moved|return|returned|drive|drove|fly|flew) [to ](?=there(?:<end>| (?:one|again|by|with|every|next|for|when|because|in|at|on|last|this|tomorrow|together|alone)\\b)) =>
      (?:i|he|she|they|we) (?:just )?(?:want|wants|wanted|need|needs|needed|have|has|had) to [lay] down(?=\\.|\\?|!|$) => lie
      (?:to|can|should|must|may|please|will|let's|let me|i'll|(?:go|come|to go) (?:\\w+ )?and) [lay] down (?:(?:on|in) (?:the|my|your|his|her|our|a) (?:\\w+ )?(?:bed|sofa|couch|grass|floor|ground|sand|beach|sun|shade)(?! the\\b| a\\b)|and (?:rest|sleep|relax|close|read|have|take)|for (?:a (?:while|bit|moment|nap|rest)|an hour|half an hour|(?:\\w+ )?\\w+ minutes))\\b => lie
      [(?:eventhough|even-though)] => even though
      [{look} at] (?:the )?(?:television|tv) (?:every|all|in the evenings?|for hours|for (?:two|three|\\w+) hours|at night|after (?:dinner|school|work)|a lot|too much|very much|together) => @watch
      in the [country side](?! (?:by|of|roads?)\\b) => countryside
      [all the (?<t>day|night)](?=<end>| (?:to|and|at|with|because|on|in)\\b) => all $t
      (?:hours?|years?|months?|weeks?|days?|kilos?|miles?|kilometres?|one|two|three) [and half](?=<end>| (?:hours?|years?|months?|ago|later)\\b) => and a half
      [(?<n>millions|thousands|hundreds|billions|dozens)](?= (?:dollars|pounds|euros|people|children|students|tourists|books|cars|workers|trees|kilometres|miles|jobs|years|times|women|men|animals|visitors)\\b) => $n of
      <start>[may be](?= (?:i|you|he|she|it|we|they|someone|somebody|there|people|it's|one day)\\b) => maybe
      [(?:in|on) internet](?=<end>| (?:you|we|i|they|people|there)\\b) => on the internet
      (?:watch|watched|watching|show|shows|showed|shown) (?:\\w+ ){0,3}[(?:in|at) the (?:tv|television)](?=<end>| (?:and|or|but|because|every|especially|yesterday)\\b) => on TV
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      [can not](?! (?:only|just|but|so much)\\b) => cannot
      because[ of] (?:i|he|she|we|they)\\b =>
      <start>[its](?= (?:more|less) \\w+ (?:to|than|for|that|if|when)\\b(?! expected| average| usual)) => it's
      <start>[its](?= (?:safer|cheaper|easier|faster|harder|quicker|nicer|warmer|colder|healthier|better|worse) (?:to|than|for|if|when|that|in)\\b(?!-| expected| average| usual)) => it's
      (?:that|because|when|if|think|know|believe|but|although|so) [its](?= (?:over<end>|too (?:late|hot|cold|far|expensive|early|difficult|hard)(?:<end>| (?:to|for)\\b)|not (?:a|an|the|true|fair|possible|my|your|his|our|their)\\b|(?-i:a) \\w|an|been|raining|snowing|getting (?:late|cold|dark|hot|better|worse)(?:<end>| and\\b)|time (?:to (?:go|leave|start|eat|stop)|we|i|you)|going to (?:be|rain|snow|take|happen)|my|your|his|our|their)\\b) => it's
      (?:that|because|when|if|think|know|believe|but|although|so) [its] (?:very |really |so )?(?:cold|hot|late|important|impossible|possible|difficult|easy|hard|necessary|better|good|bad|true|cheap|expensive|dangerous|fun|nice|boring|interesting)(?=\\.|!|\\?|$| (?:to|for|that|in|today|outside|when|here)\\b(?!-)) => it's
      <start>[its](?= (?:very|so|too|really|quite|not) (?:important|difficult|easy|hard|good|nice|hot|cold|late|expensive|cheap|dangerous|interesting|boring|useful|sad|strange|possible|necessary|common|true|fun) (?:to|that|for|when|if|because)\\b) => it's
    `,
  }),
];
