import { phraseRules } from './phrase.ts';

const ending =
  '(?=<end>| (?:and|or|but|because|when|while|if|that|which|who|where|with|is|are|was|were|has|have|had|can|will|should|for|to|as|after|before|in|on|at|by|from|than|i|we|you|they|he|she|it|there|people)\\b)';
const opening =
  '(?:<start>|, |\\b(?:because|that|if|but|so|since|although|understand|understands|know|show|shows|emphasize|emphasizes|about|see|realize|explain|explains|explained|reduce|reduces|increase|increases|improve|improves|decrease|lower|raise|limit|control|means|think|believe) )';
const features =
  'importance|quality|price|population|purpose|main purpose|aim|goal|meaning|role|value|power|influence|effect|impact|speed|popularity|existence|beginning|end|rate|level|amount|size|idea|concept|problem|advantage|disadvantage|invention|discovery|number|majority|rest|quantity|percentage|process|owner|development|growth';

/**
 * Articles that learners leave out or put in where headlines, notes and names have them so as well: this is read among
 * other faults (Quirk and others, 5.26–35, 5.52–59; Swan, Practical English Usage, articles: special cases).
 */
export const articlesAmongFaults = phraseRules({
  name: 'Article',
  reason: 'Grammar',
  summary: 'English uses its article otherwise here.',
  lines: `
    ${opening}[(?<n>${features}) of](?= \\w+) => the $n of
    (?:in|with) [(?<n>area|process|form|world|history|context|event|presence|absence|help|development|growth|increase|rise|advent|invention|exception|intention|aim|purpose|use|field) of](?= \\w+) => the $n of
    (?:it|that|this) (?:is|was|would be) [(?<n>pity|shame|relief|pleasure)](?=<end>| (?:that|to|for|because)\\b) => a $n
    (?:is|was|be|just|only|not|really) [waste of](?= (?:time|money|energy|resources)\\b) => a waste of
    (?:under|from|at|because of|for|on|due to|by) [(?<n>influence|pressure|point of view|increase|rise|growth|development|purpose|sake|basis|use|number|price|cost|speed|level) of](?= (?:the|a|an|my|your|our|their|his|her|this|that|these|many|\\w+s)\\b) => the $n of
    (?:have|has|had|having|lose|loses|lost|deserve|get|gets|gain) [(?<n>right|ability|power|possibility|courage|strength|freedom|energy)](?= to (?!spare|match|burn)\\w+) => the $n
    (?:have|has|had|having) [(?<n>responsibility|desire|chance|tendency|duty|wish|plan)](?= to \\w+) => a $n
    (?:have|has|had|having) [(?<n>opportunity|obligation)](?= to \\w+) => an $n
    (?:is|was|be|become|became|been) [(?<n>(?:great|big|huge|real|total|complete) (?:success|failure|surprise|disappointment|pleasure|shame|help|relief|loss|deal))]${ending} => a $n
    (?:around|under|of|see|to) [sun]${ending} => the sun
    (?:of|heat|protect|save|destroy|harm|damage|pollute|around|warm|warms) [earth](?=<end>| (?:and|is|was|will|because|when|in|from|by|up)\\b) => the earth
    in [the ](?=(?:recent|modern|ancient|old) (?:years|times)${ending}) =>
    than [the ](?=others<end>) =>
    in [the ](?=(?:many|some|most|several) (?:ways|cases|countries|places|situations)\\b) =>
    (?:in|with|into|from|to|at) [(?<n>(?:large|big|small|new|different|foreign|strange|quiet|certain|given|specific|unknown|similar) (?:group|city|town|village|country|company|family|place|situation|school|class|field|area|restaurant|shop|house))]${ending} => a $n
    (?:in|of|from|the|by) [lecture](?=,| (?:the )?(?:professor|lecturer|speaker|says|states)\\b) => the lecture
    (?:in|of) [reading passage](?=<end>| (?:says|states|is|the|that|and)\\b) => the reading passage
    (?:according to|contrast to|but|while|whereas|<start>and|however,|whether|how|why) [(?<n>professor|lecturer|author)](?=<end>| (?:says|said|say|states|state|stated|argues|argue|argued|claims|claim|thinks|believes|explains|gives|points|mentions|refutes|opposes|oppose|challenges|contradicts|disagrees|also|does|is|tells)\\b) => the $n
  `,
});
