import { phraseRules } from './phrase.ts';

const behind =
  '(?=<end>| (?:is|are|was|were|has|one|last|next|in|with|for|every|because|when|and|but|on|at|this|since|before|after|two|three|as|by|during|will|from|to)\\b)';
const general =
  'money|love|life|time|music|happiness|nature|education|health|friendship|patience|knowledge|technology|water|sleep|coffee|sport|sugar|television|smoking|pollution|travel|art';

/** Articles of names by their common noun, and of things in general (Quirk and others, 5.32–58, 5.60–72). */
export const articlePlaceRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    [(?<p>in|on|to|from|of|around|across|visit|visited|visiting|near|off|and) (?<n>canary|channel|falkland|british|faroe|virgin|galapagos|balearic|greek|cayman|scottish|aegean|orkney|shetland|philippine) (?<m>islands|isles)] => $p the $n $m
    [(?<p>in|on|to|from|of|across|visit|visited|cross|crossed|climb|climbed|near|into|around) (?<n>lake district|peak district|scottish highlands|cotswolds|black sea|red sea|north sea|dead sea|baltic sea|caspian sea|adriatic sea|mediterranean sea|english channel|suez canal|panama canal|rocky mountains|gobi desert|sahara desert|atlantic ocean|pacific ocean|indian ocean|eiffel tower|great wall|empire state building|british museum|white house|statue of liberty|tower of london|houses of parliament|soviet union|roman empire|british isles|maldives|seychelles|hague|vatican|west indies|grand canyon|north pole|south pole|equator)](?=<end>| (?:is|are|was|were|last|in|with|for|because|when|and|but|on|at|this|since|by|during|to)\\b) => $p the $n
    (?:in|to|from|visit|visited|visiting|about|love|like|leave|left|see|around|across|through) [the ](?=(?:japan|england|france|germany|italy|spain|china|india|africa|europe|asia|america|russia|brazil|mexico|canada|australia|portugal|greece|poland|turkey|egypt|scotland|ireland|london|paris|rome|madrid|berlin)${behind}) =>
    (?:say that|say|says|said that|think|think that|believe|believe that|know that|agree that|true that|opinion|because) [the ](?=(?:${general}) (?:cannot|can't|can|is|isn't|makes|does|doesn't|brings|gives|helps|flies)\\b) =>
    <start>[the ](?=(?:${general}) (?:cannot|can't) (?:buy|make|give|bring|solve)\\b) =>
    (?:in (?:the )?(?:spring|summer|autumn|winter|mountains),? )[the ](?=nature is\\b) =>
    (?:has|have|had|having|with|got) [a ](?=(?:very )?(?:(?:long|short|dark|blonde|blond|curly|straight|brown|black|red|grey|white|beautiful|fair|thick|thin|wavy|ginger),? ){1,3}hair(?:<end>| (?:and|but|with|which|like|when)\\b)) =>
    {have} [a ](?=(?:dinner|lunch|breakfast|supper)(?:<end>| (?:at|with|together|in|and)\\b)) =>
    {watch} [the ](?=(?:tv|television)(?:<end>| (?:in|every|all|and|with|at|for|when|because|until|while)\\b)) =>
    {play} [(?<n>piano|guitar|violin|flute|cello|trumpet|clarinet)](?=<end>| (?:very|well|for|since|in (?:a|the|an)|every|at|when|beautifully|badly|and)\\b) => the $n
    <start>there (?:is|was) [the] (?:\\w+ )?(?:supermarket|bank|school|park|shop|restaurant|cafe|café|hospital|station|church|museum|library|cinema|pub|bakery|hotel|garden|playground|chemist|market|pharmacy|bus stop)(?= (?:near|next to|opposite|behind|in front of|close to|not far from|around the corner) (?:my|our|the|where|here|his|her)\\b) => a
    (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred) (?:pounds|euros|dollars|kilometres|miles|metres|words) [(?<n>day|week|month|year|minute|second|kilo)](?=<end>| (?:for|and|but|in|at|on|as)\\b) => a $n
    (?:pounds|euros|dollars|kilometres|miles|words) [hour](?=<end>| (?:for|and|but|in|at|on|as)\\b) => an hour
    (?:is|am|are|was|were|'s) [(?<n>youngest|oldest|eldest|tallest|shortest|smallest|fastest|strongest)](?= of (?:the|my|our|his|her|all|us|them|two|three|four|five|six|seven|eight)\\b| in (?:the|my|our|his|her) (?:class|family|team|school|group|world|country|street|house|office)\\b) => the $n
  `,
});
