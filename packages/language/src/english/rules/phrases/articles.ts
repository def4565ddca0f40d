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
    (?:<start>|in (?:many|some|most|all|my|our) (?:countries|country|opinion),? |think |believe |that )[the ](?=(?:education|nature|happiness|friendship|tourism|mankind|childhood|unemployment|love|patience|smoking|advertising) (?:is|can|has|plays|gives|makes|should|must|helps|needs|will|means)\\b) =>
    (?:is|was|are|were) [(?:best|worst|biggest|largest|tallest|smallest|oldest|youngest|highest|fastest|most (?:important|popular|beautiful|famous|expensive|interesting|common|dangerous|difficult))] (?:\\w+ )?(?:student|person|thing|city|country|problem|boy|girl|man|woman|player|part|place|day|book|film|school|reason|one|example|language|sport|things|cities|countries|problems)\\b => the &
    (?:<start>|think |believe |that )[the ](?=happiness depends (?:\\w+ )?on\\b) =>
    (?:research (?:in|into|on)|vaccines? (?:for|against)|fight against|cures? for|{suffer} from|(?:die|died|dies|dying) (?:of|from)|{catch}) [the ](?=(?:malaria|diabetes|pneumonia|tuberculosis|cholera|asthma|leukaemia|dementia|obesity)<end>) =>
    for [a] first time (?:since|ever|yesterday|last|in (?:more|over|nearly|almost|many|my|her|his|our|their|\\w+ (?:years|months|weeks|decades|centuries))\\b) => the
    <start>[sun] (?:rises|sets|shines|is|was) => the sun
    <start>[internet] (?:is|has|can|makes|gives|helps|was) => the Internet
    on [internet](?=<end>| (?:and|to|because|for|you|we|i)\\b) => the &
    <start>[first time] (?:i|we|he|she|they) => the first time
    [the ](?=(?:london|paris|england|france|germany|italy|spain|china|japan|india|africa|europe|asia|america|russia|brazil|mexico)(?:<end>| (?:is|are|has|was|and)\\b)) =>
    {play} [the ](?=(?:football|tennis|basketball|soccer|volleyball|chess|golf|baseball|cards|hockey|badminton)\\b(?! \\w)) =>
    at [the ](?=(?:home|night|work)<end>) =>
    <start>[the ](?=most (?:people|students|children|young people|parents|teachers|countries|families|visitors|tourists|shops|women|men) (?:in (?:my|our|this|the) \\w+ )?(?:\\w+ )?(?:are|have|think|want|like|do|don't|can|believe|prefer|know|use|live|need|eat|drink|go|work|speak|come|spend|buy|get|play|watch|love|hate|agree|feel|say|read|close|open|stay|travel|learn|study)\\b)(?!(?:(?!that\\b)\\w+ )+(?:is|was)\\b) =>
    (?:<start>|, |\\b(?:that|but|because|spend|spends|spent|spending|know|like|love|for|in) )[the ](?=most of (?:the|us|them|my|our|these|those|his|her) (?:\\w+ )?(?:people|students|children|time|day|patients|shops|work|pupils|houses|friends|teachers|countries|books|food|money|players|guests|members)\\b(?! possible)) =>
    the (?:invention|discovery) of [(?<n>telephone|internet|computer|wheel|telescope|microscope|aeroplane|airplane|steam engine|printing press|light bulb|automobile|camera|railway|typewriter|smartphone|mobile phone)](?=<end>| (?:has|changed|was|made|is|had|brought|led)\\b) => the $n
    (?:is|remains) [a] capital of (?:the (?:country|united|netherlands)|(?:peru|france|spain|portugal|italy|germany|austria|poland|hungary|greece|sweden|norway|denmark|finland|iceland|ireland|scotland|wales|england|belgium|switzerland|russia|ukraine|turkey|egypt|kenya|morocco|india|china|japan|thailand|vietnam|mexico|cuba|chile|brazil|argentina|colombia|canada|australia)(?!'s)\\b) => the
    (?:at|in|by|until|from) [(?:a|an)] (?:end|beginning|middle|top|bottom) of (?:the|this|my|our) (?:\\w+ )?(?:week|month|year|street|road|page|list|room|night|film|book|lesson|day|century|story|term|lane|river|hill|summer|winter|autumn|spring|season|war|meeting|course)(?=<end>| (?:we|i|he|she|they|to|because|when|there)\\b) => the
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
