import { phraseRules } from './phrase.ts';

const consonant =
  'nurse|teacher|doctor|student|lawyer|waiter|waitress|scientist|secretary|policeman|farmer|journalist|writer|singer|dentist|driver|programmer|businessman|housewife|pilot|soldier|cook|chef|photographer|musician|painter|plumber|carpenter|mechanic|child|boy|girl|baby|teenager|kid|professor|psychologist|researcher|vegetarian|tourist|beginner|translator|firefighter|hairdresser|librarian';
const vowel =
  'engineer|artist|actor|actress|architect|author|officer|electrician|economist|athlete|editor|adult|immigrant|employee|orphan|accountant';
const behind = '(?=<end>| (?:at|in|when|for|who|because|during|but|from|with|so|on|before|i)\\b)';
const persons =
  "(?:i'm|(?:i|he|she|mother|father|brother|sister|uncle|aunt|friend|grandmother|grandfather|wife|husband|son|daughter|who|it|to) (?:am|is|was|be|become|became|will be|works as|worked as|work as|is working as)|when i was|since i was|become|became|works as|worked as|work as|as)";

/** Articles that are missing or too many in safe places (Quirk and others, 5.26–58; "article" in the types of NUCLE). */
export const articleRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    ${persons} [(?<a>${consonant})]${behind} => a $a
    ${persons} [(?<a>${vowel})]${behind} => an $a
    (?:<start>|in (?:many|some|most|all|my|our) (?:countries|country|opinion),? |think |believe |that )[the ](?=(?:education|nature|happiness|friendship|tourism|mankind|childhood|unemployment|television|love|patience|smoking|advertising) (?:is|can|has|plays|gives|makes|should|must|helps|needs|will|means|depends|comes|brings|seems|becomes|starts|begins|grows|increases)\\b) =>
    (?:is|was|are|were) [(?:best|worst|biggest|largest|tallest|smallest|oldest|youngest|highest|fastest|most (?:important|popular|beautiful|famous|expensive|interesting|common|dangerous|difficult))] (?:\\w+ )?(?:student|person|thing|city|country|problem|boy|girl|man|woman|player|part|place|day|book|film|school|reason|one|example|language|sport|things|cities|countries|problems)\\b => the &
    [the ](?=(?:malaria|diabetes|pneumonia|tuberculosis|cholera|asthma|leukaemia|dementia|obesity)(?:<end>| (?:is|was|has|in|and|can|among|by|or|kills|affects)\\b)) =>
    for [a] first time(?! (?:\\w+er|\\w+or|parent|mother)s?\\b) => the
    <start>[sun] (?:rises|sets|shines|is|was) => the sun
    <start>[internet] (?:is|has|can|makes|gives|helps|was) => the Internet
    on [internet](?=<end>| (?:and|to|because|for|you|we|i)\\b) => the &
    <start>[first time] (?:i|we|he|she|they) => the first time
    [the ](?=(?:london|paris|england|france|germany|italy|spain|china|japan|india|africa|europe|asia|america|russia|brazil|mexico)(?:<end>| (?:is|are|has|was|and)\\b)) =>
    {play} [the ](?=(?:football|tennis|basketball|soccer|volleyball|chess|golf|baseball|cards|hockey|badminton)\\b(?! \\w)) =>
    at [the ](?=(?:home|night|work)<end>) =>
    <start>[the ](?=most (?:people|students|children|young people|parents|teachers|countries|families|visitors|tourists|shops|women|men) (?:in (?:my|our|this|the) \\w+ )?(?:\\w+ )?(?:are|have|think|want|like|do|don't|can|believe|prefer|know|use|live|need|eat|drink|go|work|speak|come|spend|buy|get|play|watch|love|hate|agree|feel|say|read|close|open|stay|travel|learn|study)\\b) =>
    (?<!\\b(?:make|makes|made|making|get|gets|got|getting|have|has|had|having|with) )[the ](?=most of (?:the|us|them|my|our|these|those|his|her) (?:\\w+ )?(?:people|students|children|time|day|patients|shops|work|pupils|houses|friends|teachers|countries|books|food|money|players|guests|members)\\b(?! possible)) =>
    the (?:invention|discovery|development|arrival|introduction) of [(?<n>telephone|internet|computer|wheel|telescope|microscope|aeroplane|airplane|steam engine|printing press|light bulb|automobile|camera|railway|typewriter|smartphone|mobile phone)](?! \\w+s\\b| (?:game|technology|science|system|network|software))(?=<end>| (?:in|by|has|changed|was|made|is|and|had)\\b) => the $n
    (?:is|was|became|become|remains) [a] capital of (?:the (?:country|united|netherlands|region|province)|(?!the|a|an|my|our|this|fashion|culture|crime|art|music|food|finance|cool)\\w+) => the
    (?:is|was|at|in|by|to|until|from) [(?:a|an)] (?:end|beginning|middle|top|bottom|rest|majority) of (?:the|this|my|our) => the
    in [(?<a>future|past|morning|afternoon|evening)](?=<end>| (?:people|we|i|he|she|they|there)\\b) => the $a
    [(?<a>all|most|some) of] (?:people|students|children|young|women|men|countries|families|parents) => $a
    have [(?<a>good|great|nice|wonderful|fantastic|bad) (?<t>time|day|life|job|idea|weekend|trip)](?=<end>| (?:in|at|with|and|there|on|for|together)\\b) => a $a $t
    (?:had|has|having) [(?<a>good|great|nice|wonderful|fantastic|bad) (?<t>time|day|life|job|idea|weekend|trip)](?=<end>| (?:in|at|with|and|there|on|for|together)\\b) => a $a $t
    (?<!\\ban? )such [(?<a>good|great|nice|beautiful|wonderful|big|small|bad|long|difficult|strange|terrible|lovely) (?<t>day|time|place|city|man|woman|person|house|problem|film|book|story|question|way|idea|country|friend|teacher)] => a $a $t
    (?:is|was|it's|has|have|with) [very (?<a>good|big|nice|difficult|beautiful|important|small|bad|long|easy|special|interesting) (?<t>problem|thing|idea|place|city|country|person|man|woman|book|film|question|day|way|job|house|teacher|friend|part|role|decision|experience)] => a very $a $t
    {play} [important] (?:role|part) => an important
    {play} [(?<a>big|key|major|vital|crucial|significant|central|great)] (?:role|part) => a $a
  `,
});
