import { phraseRules } from './phrase.ts';

const ending =
  '(?=<end>| (?:and|but|because|when|if|that|who|which|is|was|are|were|has|had|in|on|at|for|with|to|from|after|before|behind|please|as|since|so|tonight|today|tomorrow|yesterday|this|we|i|you|he|she|they|it|people)\\b)';
const named =
  '(?:first world war|second world war|cold war|middle ages|industrial revolution|french revolution|russian revolution|olympic games|olympics|world cup|bronze age|iron age|stone age|ice age|roman empire|ottoman empire|british empire|berlin wall|soviet union|european union|united nations|victorian age)';
const general = 'unemployment|globalisation|globalization|racism|obesity|overpopulation|terrorism|happiness';

/** Articles of periods and events, of measures, of things of which there is one, and of openings (Quirk and others, 5.26–44, 5.52–72). */
export const definitePlaceRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    [(?<p>in|during|after|before|since|of|by|until|from|to|about|through|win|won|watch|watched|join|joined|leave|left|started|caused|for|host|hosted) (?<n>${named})](?=<end>| (?:but|because|when|in|was|were|is|had|broke|began|started|ended|came|he|she|they|we)\\b) => $p the $n
    [(?<p>in|during|after|before|since|of|by|until) (?<n>(?:first|second) world war)](?= and (?:never|then|he|she|they|we|was|were|had|came|died)\\b) => $p the $n
    (?:close|closed|shut|lock|locked) [a](?= door behind (?:you|me|him|her|us|them)\\b) => the
    <start>(?:in|for) [the ](?=(?:addition|contrast|fact|general|instance),) =>
    <start>in [the ](?=conclusion, (?:i|we|in my opinion|it is) ?(?:think|believe|would|agree|disagree|can|want|prefer|hope|important|better)?\\b) =>
    (?:kilometres?|kilometers?|miles?|metres?|meters?|euros?|pounds?|dollars?|times|once|twice|hours|days|words|cents|litres?) [the (?<n>week|month|year|day|minute|second|kilo|litre|person)]<end> => a $n
    (?:kilometres?|kilometers?|miles?|metres?|meters?|euros?|pounds?|dollars?|times|words) [the hour]<end> => an hour
    (?:travel|travelling|traveling|work|working|live|study|go|come|trip|learn|speak|be|are|is) (?:in|with) [group](?=<end>| (?:led|you|we|they|because|with)\\b) => a group
    in [(?<n>short|very short|long|limited) time](?=<end>| (?:and|because|we|you|they|with)\\b) => a $n time
    (?:it|this|that) (?:is|was|will be) [(?<n>first|second|third|last|only) time](?= (?:i|that|he|she|we|they|ever|you)\\b) => the $n time
    (?:is|was|am|i'm|he's|she's|being) [only child](?=<end>| (?:and|so|in|but)\\b) => an only child
    (?:need|needs|needed|buy|bought|have|has|had|got|get|want|wants|wanted|wearing|wear|wore|with|in) [(?<n>(?:new |old |good |nice |warm |second |spare )?)pair of] => a $npair of
    <start>(?:in|on|for) [the ](?=most (?:countries|cases|schools|families|places|cities|situations|people|companies|parts of|houses|towns|students|days)(?:<end>| (?:are|is|have|people|the|of|you|we|they|it|students|children)\\b)) =>
    (?:have|has|had|got) [a work](?= to (?:do|finish)\\b) => some work
    (?:i|we) (?:have |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => my $n
    he (?:has |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => his $n
    she (?:has |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => her $n
    {turn} (?:up|down|on|off) [(?:a|an) (?<n>heating|volume|central heating|air conditioning|lights)]${ending} => the $n
    (?:close|shut|lock) [a] (?:door|window|gate) when you leave => the
    <start>(?:please )?(?:close|shut|lock) [a] door<end> => the
    (?:know|knew|find|found|forget|forgot|forgotten|remember|remembered|see|saw|write|wrote|check|checked|change|changed|tell me|told me|told us|give me|gave me|gave us|asked|need|wanted) [(?<n>name|number|address|price|colour|color|title|size|date|cost|length|height|meaning|age|password) of] (?:the|this|that|my|his|her|our|your|their)\\b(?! own) => the $n of
    (?:{use}|on|through|via|surf|thanks to) [(?<n>internet)](?=<end>| (?:to|because|you|we|i|every|when|they|but)\\b) => the $n
    <start>(?:on|through|via|thanks to) [(?<n>internet)] (?:we|you|people|i|they|it|everyone|students|children) => the $n
    (?:in|for|during|over|within) [next](?= (?:few|two|three|four|five|ten|fifteen|twenty|thirty|fifty|several|\\d+) (?:years?|months?|weeks?|days?|decades?)\\b) => the next
    (?:in|for|during|over|within) [(?<n>last|past)](?= \\d+ (?:years?|months?|weeks?|days?|decades?)\\b) => the $n
    (?<!\\b(?:the|a|an|my|your|his|her|its|our|their|this|that|one|some|any|no|every|each|of|another|what|which|\\w+'s) )[whole (?<n>day|night|week|month|year|morning|afternoon|evening|weekend|summer|world|time|class|country|city|town|house|process|thing|story|idea|society|system)]${ending} => the whole $n
    <start>[the ](?=(?:${general}) (?:is|has become) (?:a|an|one of the) (?:\\w+ ){0,2}(?:problems?|issue)\\b(?! (?:at|here|there)\\b)) =>
  `,
});
