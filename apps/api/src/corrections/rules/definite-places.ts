import { phraseRules } from './phrase.ts';

const ending =
  '(?=<end>| (?:and|but|because|when|if|that|who|which|is|was|are|were|has|had|in|on|at|for|with|to|from|after|before|behind|please|as|since|so|tonight|today|tomorrow|yesterday|this|we|i|you|he|she|they|it|people)\\b)';
const named =
  '(?:first world war|second world war|cold war|civil war|middle ages|renaissance|industrial revolution|french revolution|russian revolution|olympic games|olympics|world cup|bronze age|iron age|stone age|ice age|roman empire|ottoman empire|british empire|berlin wall|soviet union|european union|united nations|great depression|enlightenment|reformation|holocaust|victorian age)';
const general =
  'pollution|unemployment|poverty|tourism|advertising|happiness|friendship|globalisation|globalization|racism|obesity|corruption|inequality|discrimination|loneliness|stress|deforestation|vandalism|bullying|smoking|recycling|immigration|overpopulation|terrorism';

/** Articles of periods and events, of measures, of things of which there is one, and of openings (Quirk and others, 5.26–44, 5.52–72). */
export const definitePlaceRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    [(?<p>in|during|after|before|since|of|by|until|from|to|about|through|win|won|watch|watched|join|joined|leave|left|started|caused|for|host|hosted) (?<n>${named})](?=<end>| (?:and|but|because|when|many|most|people|the|in|was|were|is|had|broke|began|started|ended|came|he|she|they|we|women|men)\\b) => $p the $n
    <start>(?:in|for|on|as) [the ](?=(?:conclusion|addition|contrast|fact|general|summary|particular|example|instance|short|practice|theory),) =>
    (?:kilometres?|kilometers?|miles?|metres?|meters?|euros?|pounds?|dollars?|times|once|twice|hours|days|words|cents|litres?) [the (?<n>week|month|year|day|minute|second|night|kilo|litre|person)](?=<end>| (?:when|and|but|for|because|at|in|with|to|if|as|on)\\b) => a $n
    (?:kilometres?|kilometers?|miles?|metres?|meters?|euros?|pounds?|dollars?|times|words) [the hour](?=<end>| (?:when|and|but|for|because|at|in|with|to|if|as|on)\\b) => an hour
    (?:travel|travelling|traveling|work|working|live|study|go|come|trip|learn|speak|be|are|is) (?:in|with) [group](?=<end>| (?:led|you|we|they|is|and|because|with|of|than)\\b) => a group
    in [(?<n>short|very short|long|limited) time](?=<end>| (?:and|because|we|you|they|with)\\b) => a $n time
    (?:it|this|that) (?:is|was|will be) [(?<n>first|second|third|last|only) time](?= (?:i|that|he|she|we|they|in|ever|you|for)\\b) => the $n time
    (?:is|was|am|i'm|he's|she's|being) [only child](?=<end>| (?:and|so|in|but)\\b) => an only child
    (?:need|needs|needed|buy|bought|have|has|had|got|get|want|wants|wanted|wearing|wear|wore|with|in) [(?<n>(?:new |old |good |nice |warm |second |spare )?)pair of] => a $npair of
    (?:in|of|for|by|to|at|on) [the ](?=most (?:countries|cases|schools|families|places|cities|situations|people|companies|parts of|houses|towns|students|days)(?:<end>| (?:are|is|have|people|the|of|you|we|they|it|students|children)\\b)) =>
    [a work](?= to (?:do|finish)\\b) => some work
    (?:i|we) (?:have |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee|hand|foot|back)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => my $n
    he (?:has |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee|hand|foot|back)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => his $n
    she (?:has |had )?(?:broke|broken|hurt|injured|twisted|cut|sprained) [(?<n>leg|arm|wrist|ankle|finger|nose|knee|hand|foot|back)](?=<end>| (?:in|when|while|and|at|on|last|yesterday|playing)\\b) => her $n
    {turn} (?:up|down|on|off) [(?:a |an )?(?<n>heating|volume|central heating|air conditioning|lights)]${ending} => the $n
    (?:close|closed|shut|lock|locked|opened|knocked at|knocked on) [a] (?:door|window|gate) (?:behind|when you leave|when you go|because it) => the
    <start>(?:please )?(?:close|shut|lock) [a] (?:door|window|gate)<end> => the
    (?:know|knew|find|found|forget|forgot|forgotten|remember|remembered|see|saw|write|wrote|check|checked|change|changed|tell me|told me|told us|give me|gave me|gave us|ask|asked|need|wanted|want) [(?<n>name|number|address|price|colour|color|title|size|date|cost|length|height|meaning|age|password) of] (?:the|this|that|my|his|her|our|your|their) => the $n of
    (?:{use}|on|through|via|surf|by|thanks to|have|has|without|over|from|in) [(?<n>internet)](?=<end>| (?:and|to|because|for|you|we|i|in|every|when|people|they|but|is|can|has|at)\\b) => the $n
    <start>(?:with|on|through|via|thanks to|without|in) [(?<n>internet)] (?:we|you|people|i|they|it|everyone|life|students|children) => the $n
    <start>[the ](?=(?:${general}) (?:is|isn't|has become|is becoming|can|causes|affects|destroys|makes|plays|helps|brings|leads|kills|harms|should be|must be)\\b(?! (?:in|of|on|at|from|caused|worse than|here|there|so bad)\\b)) =>
    <start>[the ](?=society (?:has changed|is changing|should|must|needs to|expects|will|can|wants|today|nowadays)\\b) =>
    <start>[the ](?=(?:technology|science|medicine) has (?:changed|made|improved|developed|advanced|become|brought|progressed)\\b) =>
    <start>[the ](?=(?:learning|reading|travelling|smoking|cycling|swimming|cooking|living|working|studying|driving) (?:by|in|with|abroad|alone|books|is|makes|helps)\\b(?! (?:room|pool))) =>
  `,
});
