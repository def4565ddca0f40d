import { phraseRules } from './phrase.ts';

/** Articles before measures, persons of a kind, points of the compass and what there is one of (Quirk and others, 5.26–58). */
export const measureArticleRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    (?:at|from|to) [(?<n>speed|height|depth|temperature|rate|distance|cost|price|pace|level) of] (?:about |over |nearly |almost |around |more than |up to )?(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a thousand|hundreds) => a $n of
    at [age of] => the age of
    (?:am|is|was|are|were|be|been|became|that's|it's|he's|she's) [only] (?:person|one|man|woman|way|thing|place|reason|country|city|student|language|problem|solution|chance|member) (?:who|that|which|i|we|to|in|of|who's)\\b(?! ask| say) => the only
    (?:help|helps|helped|helping|support|supports|feed|feeds|protect|among|between|for|from|of|to|with|tax|house) [(?<n>poor|rich|homeless|unemployed|elderly|disabled|blind|deaf)](?=<end>|, (?:especially|and|particularly|who)\\b) => the $n
    in [(?<n>east|west|north|south)](?=<end>| (?:and|of (?:the|my|our|this|england|france|spain|italy|germany|russia|brazil|china|india)|where|it)\\b)(?! and (?:east|west|north|south)) => the $n
    {start} [the ](?=school(?:<end>| (?:in (?!\\d)|at|when|last|next|early|again)\\b)) =>
    {go} to [the ](?=bed(?:<end>| (?:before|after|until|straight|when|and|around|about)\\b)) =>
    (?:bought|buy|wear|wore|wearing|need|needs|got|get|has|had|have|with|in|of|packed|put on|lost) [a] (?:trousers|scissors|glasses|jeans|shorts|pyjamas|tights|binoculars|headphones|sunglasses|pliers|tweezers)(?! (?:pocket|case|leg|press|shop)\\b) => a pair of
  `,
});
