import { phraseRules } from './phrase.ts';

/** Articles before measures, persons of a kind, points of the compass and what there is one of (Quirk and others, 5.26–58). */
export const measureArticleRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    (?:at|from|to) [(?<n>speed|height|depth|temperature|rate|distance|cost|price|pace|level) of] (?:about |over |nearly |almost |around |more than |up to )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|hundreds) => a $n of
    at [age of] => the age of
    (?<!\\b(?:it|there|not) )(?:am|is|was|are|were|be|been|became|that's|he's|she's) [only] (?:person|man|woman|way|thing|place|reason|country|city|student|language|problem|solution|chance|member) (?:who|that|which|i|we|to|in|of|who's)\\b(?! ask| say) => the only
    (?:help|helps|helped|helping|support|supports|feed|feeds|protect|tax) [(?<n>poor|rich|homeless|unemployed|elderly|disabled|blind|deaf)](?=\\.|\\?|!|$|, (?:especially|particularly|who)\\b) => the $n
    (?:among|for|of) [(?<n>homeless|unemployed|elderly|disabled)](?=\\.|\\?|!|$|, (?:especially|particularly|who)\\b) => the $n
    (?:live|lives|lived|living|situated|located|born|is|are|was|were|lies|stay|stayed|work|works|worked|grew up|city|town|village|region|snows|rains|cold|colder|warm|warmer|hot|hotter) in [(?<n>east|west|north|south)](?=<end>| (?:of (?:the (?:country|island|region|city)|my|our|this|england|france|spain|italy|germany|russia|brazil|china|india)|where|and (?:it|i|we|he|she|they|my|the|in))\\b) => the $n
    (?:start|starts|finish|finishes) [the ](?=school (?:early\\b|late\\b|at (?:\\d|half|a quarter|six|seven|eight|nine|one|two|three|four)|in (?:january|february|august|september|october)\\b)) =>
    (?:go|goes|going) to [the ](?=bed (?:early|late|every (?:night|day)|(?:at|before|after|around|about|until) (?:about )?(?:\\d|midnight|nine|ten|eleven|twelve))\\b) =>
    (?:bought|buy|wear|wore|wearing|need|needs|got|get|has|had|have|with|in|of|packed|put on|lost) [a] (?:trousers|scissors|glasses|jeans|shorts|pyjamas|tights|binoculars|headphones|sunglasses|pliers|tweezers)(?=<end>| (?:and (?:a|an|some|my|two|i|it)|in|on|for|to|from|with|at|which|that|because|but|when|yesterday|today|so)\\b) => a pair of
  `,
});
