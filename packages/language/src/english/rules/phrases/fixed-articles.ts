import { phraseRules } from './phrase.ts';

const place =
  '(?:cinema|theatre|beach|supermarket|airport|doctor|dentist|gym|bank|post office|seaside|countryside|mountains|restaurant|shops|museum|zoo|bus stop|hairdresser|swimming pool|library|police station|toilet|chemist|embassy|train station|bus station|railway station|shopping centre|city centre|town centre|kitchen|bathroom|moon|pub|hotel|stadium|mall)';
const thing =
  '(?:day|place|city|man|woman|person|house|problem|film|book|story|question|way|idea|country|friend|teacher|view|surprise|pity|shame|car|dress|baby|girl|boy|room|garden|mess|noise|mistake|meal|party|game|voice|job|song|dog|cat|hotel|picture|trip|night|evening|town|family|joke|present|coat|hat|kitchen|beach|smile|goal|match|concert|shop|restaurant)';
const mass =
  'advice|information|furniture|luggage|baggage|homework|equipment|progress|research|evidence|traffic|software|hardware|housework|bread|weather|accommodation|fun|music|luck|money|news|travel|transport|pollution|work experience';

/** Articles in fixed phrases, before names, superlatives and words that have none (Quirk and others, 5.26–72). */
export const fixedArticleRules = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    [(?<p>in|to|from|of|across|through|visit|visited|leave|left|around|that|and) (?<n>united (?:states|kingdom|nations|arab emirates))](?! (?:airlines|flight)) => $p the $n
    <start>[united (?<n>states|kingdom|nations)] => the United $n
    [(?<p>in|to|from|of|visit|visited) (?<n>netherlands|philippines|bahamas|uk|usa|czech republic|european union|middle east|far east|alps|himalayas|sahara|amazon|thames|mediterranean|pacific|atlantic)](?! (?:city|hotel|embassy|airport|house|government|law|market|election|visa|based|rainforest|river|hub|ocean|coast|time|customer|order)) => $p the $n
    {go} to [${place}](?=<end>| (?:with|on|in|and|every|to|because|tonight|today|now|before|instead|yesterday|tomorrow|last|after|when|for|at|by|alone|together|once|twice|this|if|but)\\b) => the &
    (?:to|at|in|from|near|outside|opposite|behind) [same] (?:time|place|school|class|way|day|street|room|building|city|house|company|age|thing) => the same
    (?:is|are|was|were|have|has|had|like|likes|wear|wore|do|did|does|make|made|feel|felt|with|of) [same] (?:time|place|school|class|way|day|street|room|building|city|house|company|age|thing|opinion|problem|idea|colour|size|mistake|clothes|things|people|story|as) => the same
    at [(?<n>end|beginning|bottom|top|back|front) of] (?:the|this|that|my|his|her|our|their|each|every|a|may|june|july|march|april) => the $n of
    (?<!\\b(?:came|come|comes|coming|move|moved|moving|roll|rolled|drive|drove|driven|bring|brought|flew|flown|fly|ride|rode|march|marched|set) )in [(?<n>middle|centre|center|heart|north|south|east|west|background|beginning|suburbs) of] (?:the|this|that|my|his|her|our|a|italy|spain|france|germany|england|london|my) => the $n of
    on [(?<n>left|right|corner|other side|top floor|ground floor|first floor|second floor|third floor|edge) of] => the $n of
    (?:in|during|at|for|over) [(?<n>past|last) (?<m>few|two|three|ten|five|twenty|decade|century|hundred)](?! (?:tense|week|year|month)) => the $n $m
    (?:on|at) [internet](?=<end>| (?:and|to|because|for|you|we|i|in|every|when)\\b) => the &
    (?:listen|listens|listened|listening) to [radio](?=<end>| (?:in|every|while|when|and|at|on)\\b) => the radio
    (?:read|reads|reading|buy|buys|bought) [(?<n>newspaper)](?=<end>| (?:in|every|while|when|and|at|on)\\b) => the newspaper
    (?:answer|answered|answers) [(?<n>phone|door|telephone|question)](?=<end>| (?:in|when|and|because|at|immediately)\\b) => the $n
    (?:play|plays|played|playing|learn|learns|learned|learnt|learning) [the ](?=(?:football|tennis|basketball|soccer|volleyball|chess|golf|baseball|cards|hockey|badminton|rugby|cricket)(?:<end>| (?:with|in|on|and|every|when|at|because|very|well)\\b)) =>
    (?:have|has|had|having|eat|eats) [the ](?=(?:breakfast|lunch|dinner|supper)(?:<end>| (?:at|in|with|and|together|for|on|when|because|we|i|he|she|they|before|after)\\b)) =>
    {go} to [the ](?=(?:school|university) every\\b) =>
    {go} to [the ](?=(?:bed|work)(?:<end>| (?:at|early|late|because|every|very|alone)\\b)) =>
    at [the ](?=(?:night|work)(?:<end>| (?:and|because|when|with|on|in)\\b)) =>
    (?:in|from|into|of|protect|destroy|love|destroying|protecting|respect|with|enjoy|save|harm|pollute|preserve|damage|damaging|polluting|saving|enjoying|loves|close to|good for|bad for|harmful to|harmful for) [the ](?=nature(?:<end>| (?:and|because|when|is|with|so|but|we|they|by|every|more|as|too)\\b)) =>
    (?:{enjoy}|{love}|satisfied with|bored with|things in|happy in|success in|succeed in) [the ](?=life(?:<end>| (?:more|better|and|because|as|when|with|without|than|so|like|too|but|if|after|much|to the full)\\b)) =>
    (?:benefits?|beneficial|useful|harmful|contribute|contributes|contribution|contributions|good|bad|danger|dangerous|threat|burden|important) (?:to|for) [the ](?=society(?:<end>| (?:and|because|as|but|when|in general|today|nowadays|too|so|we|they)\\b)) =>
    in [the ](?=society (?:nowadays|today|in general)\\b) =>
    (?:<start>|, |\\b(?:but|because|and|that) )[most (?:of )?time](?= (?:it|we|i|they|he|she|people|you|students)\\b) => most of the time
    (?:home|busy|tired|happy|alone|online|outside|there) [most (?:of )?time]<end> => most of the time
    in [today] (?:world|society|life|economy|market|age|times)\\b => today's
    between [(?<a>lecture|passage|article|essay|author|lecturer) and (?<b>lecture|passage|article|essay|author|lecturer|reader|reading)](?=<end>| (?:is|are|about|in|on|that|which|because)\\b) => the $a and the $b
    <start>[for an? examples?](?=,| (?:i|we|if|when|in|the|people|some)\\b) => for example
    <start>[in a general](?=,) => in general
    <start>[at the first](?=,) => at first
    he (?:has|had) [own](?! (?:goals?|brands?|label)\\b|-) => his own
    she (?:has|had) [own](?! (?:goals?|brands?|label)\\b|-) => her own
    (?:they|people|students|children|countries|everyone|everybody|person) (?:has|have|had) [own](?! (?:goals?|brands?|label)\\b|-) => their own
    i (?:have|had) [own](?! (?:goals?|brands?|label)\\b|-) => my own
    we (?:have|had) [own](?! (?:goals?|brands?|label)\\b|-) => our own
    an? (?:very |really |more )?(?:successful|nice|bad|famous|lazy|smart|healthy|normal|lucky|better|clever|selfish|educated|responsible|creative) [people](?=<end>| (?:who|and|because|you|he|in|is|should|can|has|with)\\b) => person
    {spend} [many] time => a lot of
    <start>[first](?= (?:reason|problem|point|example|difference|advantage|disadvantage|solution|argument) (?:is|was|between|for|why|that)\\b) => the first
    <start>[second](?= (?:reason|problem|point|example|difference|advantage|disadvantage|solution|argument) (?:is|was|between|for|why|that)\\b) => the second
    <start>[third](?= (?:reason|problem|point|example|difference|advantage|disadvantage|solution|argument) (?:is|was|between|for|why|that)\\b) => the third
    <start>[last](?= (?:reason|point|example|advantage|disadvantage|argument) (?:is|was|for|why|that)\\b) => the last
    <start>[main](?= (?:reason|problem|difference|advantage|disadvantage|point) (?:is|was|between|for|why|that)\\b) => the main
    (?:many|the|my|his|her|their|our|all|with|in|of|from|to|about) [others] (?:people|animals|things|countries|students|places|reasons|problems|ways|cars|cities|children|subjects|products|kinds|types)\\b => other
    every (?:few|two|three|four|five|six|ten|couple of) [(?<n>year|day|week|month|hour|minute)](?=<end>| (?:and|because|in|to|for)\\b) => $ns
    {go} [to the home](?=<end>| (?:by|because|after)\\b) => home
    at [the ](?=(?:noon|midnight)(?:<end>| (?:and|because|when|we|i|they)\\b)) =>
    {do} (?:all|many|different|hard|a lot of|lots of) (?:sorts of |kinds of |types of )?[works](?=<end>| (?:at|in|for|and|because|every|to)\\b) => work
    problems in [the ](?=society(?:<end>| (?:and|because|when|is|today|nowadays|who)\\b)) =>
    <start>[the ](?=(?:life in (?:a|an) (?:\\w+ )?(?:city|country|village|town)|time flies|life is (?:beautiful|hard|short|too short|a gift|unfair|full of|precious)|money (?:can't|cannot) buy (?:love|happiness|health|friends|everything)|money is not everything|(?:sport|sugar) is (?:good|bad) for (?:you|us|your|our|people)|(?:music|sport) is an? (?:\\w+ ){0,2}part of (?:my|our|people's) (?:life|lives))\\b) =>
    (?:that|think|believe|because|know|and|but|agree) [the ](?=most (?:people|students|children|teenagers|women|men|parents|teachers|young people|families|countries|companies) (?:\\w+ ){0,3}(?:are|have|think|want|like|do|don't|can|believe|prefer|know|use|live|need|read|would|will|get|go|work|were|had|spend|buy|find|watch|eat|feel|agree)\\b) =>
    (?:love|like|hate|enjoy|loves|likes|hates|enjoys|study|studies|studied|prefer|teach|teaches) [the ](?=(?:mathematics|maths|physics|chemistry|biology|geography|economics|literature|history|french|german|spanish|english|italian|chinese)(?:<end>| (?:and|because|at|in|more|very|but|when)\\b)) =>
    (?:in|on|by) [the ](?=(?:january|february|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?:<end>| (?:we|i|he|she|they|and|because|after|at|with|to)\\b)) =>
    (?:{go}|{travel}|{come}|there|here|to work|to school) by [(?:the|a) ](?=(?:bus|train|car|plane|bike|bicycle|taxi|boat|tram|metro|underground|ferry|ship)(?:<end>| (?:to|because|every|from|or)\\b)) =>
    [an? ](?=(?!travel\\b)(?:${mass})(?:<end>| (?:about|on|for|from|in|to|that|which|of|with|at|because|is|was|as|when)\\b)) =>
    [an? (?<a>good|useful|important|new|big|great|heavy|bad|nice|interesting|terrible|lovely|beautiful|valuable|strong|further|old|modern|hard|fresh|excellent|little more|wonderful|delicious|professional|scientific|special|expensive|wooden)] (?!travel\\b)(?:${mass})(?=<end>| (?:about|on|for|from|in|to|that|which|of|with|at|because|is|was|as|when|we|i|he|she|they|today|yesterday)\\b) => $a
    [such] (?:a|an) (?:\\w+ )?(?:weather|news|information|advice|furniture|fun|progress|traffic|luck|music|food|people|clothes|shoes)(?=<end>| (?:that|in|on|for)\\b) => such
    (?<!\\ban? )such [(?<a>\\w+ly |very )?(?<b>good|great|nice|beautiful|wonderful|big|small|bad|long|difficult|strange|terrible|lovely|boring|cold|hot|large|old|young|kind|funny|brilliant|fantastic|horrible|busy|pretty|rude|stupid|clever|cheap|noisy|dirty|heavy|pleasant|hard|delicious|huge|special|warm|friendly|sad|happy)] ${thing} => a &
    (?<!\\ban? )such [(?<b>interesting|important|expensive|easy|amazing|awful|exciting|enormous|ugly|unusual|old|intelligent|elegant|unpleasant|impressive)] ${thing} => an &
    <start>what [(?<b>good|great|nice|beautiful|wonderful|big|small|bad|long|strange|terrible|lovely|boring|cold|hot|large|young|kind|funny|brilliant|fantastic|horrible|busy|pretty|rude|stupid|clever|cheap|noisy|pleasant|huge|special|warm|sad|happy)] ${thing}(?=\\.|!) => a &
    <start>what [(?<b>interesting|amazing|awful|exciting|enormous|ugly|unusual|old|intelligent|elegant|unpleasant|easy)] ${thing}(?=\\.|!) => an &
    (?:quite|rather) [(?<b>good|nice|big|small|bad|long|difficult|strange|large|young|cheap|hard)] (?:day|place|city|man|woman|person|house|problem|film|book|story|way|idea|country|job|school|hotel|exam) => a &
    (?:is|was|it's|becoming|became) [(?<b>very|really|quite) (?<c>good|big|nice|difficult|beautiful|important|small|bad|long|special|popular|famous|large|kind|friendly|clever|lazy|quiet|noisy|dangerous|cheap|boring|busy|strong|serious|useful|common)] (?:problem|thing|idea|place|city|town|village|country|person|man|woman|boy|girl|book|film|question|day|way|job|house|teacher|student|friend|part|role|decision|experience|language|game|sport|restaurant|hotel|school|company|car|dog|reason|story|hobby|habit|season|street|subject|exam|animal|food) => a $b $c
    (?:is|was|it's|becoming|became) [(?<b>very|really|quite) (?<c>interesting|expensive|old|easy|exciting|unusual|intelligent|ugly)] (?:problem|thing|idea|place|city|town|village|country|person|man|woman|boy|girl|book|film|question|day|way|job|house|teacher|student|friend|hobby|exam|animal|subject|car|dress) => a $b $c
    (?:a|an) [(?<a>children|men|women|police|clothes|scissors|trousers|jeans|glasses|shoes|gloves)](?=<end>| (?:who|which|that|in|for|with|and|from|on)\\b) => $a
    (?<!\\b(?:a|an|the|last|past|next|first|very|these|those|so|too|every|his|her|my|our|their|of|only|just) )[few] (?:days|weeks|months|years|minutes|hours|moments) (?:ago|later|before|after)\\b => a few
    (?:for|in|after|only|spent|spend|stayed|waited|lasted|took) [few] (?:days|weeks|months|years|minutes|hours|moments|people|friends|seconds) => a few
    [half (?:a|an|the) hour](?= (?:walk|drive|ride)\\b) => half-hour
    (?:one|two|three|once|twice|four|five|six|many) (?:times |hours |days |kilos? |euros? |pounds? |dollars? )?[(?:in|at|on|by) (?:the|a)] (?:day|week|month|year|kilo|hour|person)<end> => a
    (?:once|twice|times|hours|days) [in] (?:week|month|year|day)<end> => a
    (?:once|twice|times) [(?<n>week|month|year|day)](?=<end>| (?:and|to|with|because)\\b) => a $n
    [one] (?:\\w+ )?(?:day ago|lot of) => a
    (?:as|like|in|with|without) [(?<n>result|matter of fact|rule|consequence)](?=,| (?:of|the|we|i|he|they|many)\\b)(?<!in consequence|in result) => a $n
    have [(?<n>cold|headache|fever|stomach ache|toothache|sore throat|temperature|cough)](?=<end>| (?:and|so|today|since|because|for)\\b) => a $n
    (?:has|had|having|got|caught|with) [(?<n>cold|headache|fever|sore throat|temperature|cough)](?=<end>| (?:and|so|today|since|because|for)\\b) => a $n
    {have} [(?<n>look|rest|shower|bath|walk|party|chat|break|baby|dream|nap|picnic|barbecue|meeting|car|bicycle|bike|dog|cat|boyfriend|girlfriend|brother|sister|job|problem|question)](?=<end>| (?:and|so|today|since|because|for|with|at|in|on|about|who|tomorrow|next|last|when|but|to)\\b)(?! (?:to (?:deal|and)|and (?:a|the))) => a $n
    {have} [(?<n>appointment|idea|accident|exam)](?=<end>| (?:and|so|today|since|because|for|with|at|in|on|about|who|tomorrow|next|last|when|but|to)\\b)(?! (?:to (?:deal|and)|and (?:a|the))) => an $n
    {take} [(?<n>look|rest|shower|bath|walk|break|nap|photo|picture|taxi|deep breath|seat|risk|decision)](?=<end>| (?:and|so|today|because|for|with|at|in|on|of|from|to|when|but)\\b)(?! (?:to (?:deal|and))) => a $n
    {make} [(?<n>mistake|decision|noise|cake|phone call|plan|list|speech|suggestion|choice|mess|living|difference|good impression|joke|promise|wish|complaint|sandwich)](?=<end>| (?:and|so|today|because|for|with|at|in|on|of|from|to|when|but|about|that|between)\\b) => a $n
    {tell} (?:me|him|her|us|them|you) [(?<n>story|joke|secret|lie)](?=<end>| (?:about|and|that|every|before)\\b) => a $n
    {ask} (?:me|him|her|us|them|you|a friend)? ?[(?<n>question|favour)](?=<end>| (?:about|and|to)\\b) => a $n
    {go} for [(?<n>walk|drive|swim|run|picnic|meal|coffee|drink|ride)](?=<end>| (?:in|with|and|every|after|on|by|along|to|together)\\b) => a $n
    in [(?<n>hurry|good mood|bad mood|mess)](?=<end>| (?:and|because|so|when|today|to)\\b) => a $n
    (?:as|for) [(?<n>long time|short time|while)](?=<end>| (?:and|because|so|ago|before|we|i|now|to)\\b) => a $n
    <start>[(?<n>few years ago|few days ago|few weeks ago|few months ago|couple of)] => a $n
    (?:with|and|but|only|bought|met|invited|have|has) [(?<n>couple) of] => a couple of
  `,
});
