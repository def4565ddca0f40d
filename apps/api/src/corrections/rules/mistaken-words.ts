import { phraseRules } from './phrase.ts';

const feeling =
  '(?:sad|happy|lonely|angry|guilty|nervous|sorry|proud|hungry|thirsty|ashamed|embarrassed|disappointed|excited|worried|scared|afraid|bored|jealous|better|worse|good|bad|cold|safe|relaxed|relieved|uncomfortable|comfortable|depressed|confident|stressed)';
const period = '(?:years|months|weeks|days|hours|minutes|euros|pounds|dollars|people|times|kilometres|miles)';
const cardinals: Readonly<Record<string, string>> = {
  second: 'two',
  third: 'three',
  fourth: 'four',
  fifth: 'five',
  sixth: 'six',
  seventh: 'seven',
  eighth: 'eight',
  ninth: 'nine',
  tenth: 'ten',
  eleventh: 'eleven',
  twelfth: 'twelve',
  thirteenth: 'thirteen',
  fourteenth: 'fourteen',
  fifteenth: 'fifteen',
  sixteenth: 'sixteen',
  seventeenth: 'seventeen',
  eighteenth: 'eighteen',
  nineteenth: 'nineteen',
  twentieth: 'twenty',
  thirtieth: 'thirty',
  fortieth: 'forty',
  fiftieth: 'fifty',
};
const ordinalLines = Object.entries(cardinals)
  .map(
    ([ordinal, cardinal]) =>
      `(?:for|in|after|about|almost|than|nearly|spent|lasted|took) [${ordinal}] ${period} => ${cardinal}`,
  )
  .join('\n');

/** Words written for others that look or sound like them, in the company that tells which is meant. */
export const mistakenWordRules = [
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:i|he|she|we|they|you|who|and|always|never|often|suddenly|also) [fell] (?:(?:very|so|really|quite|a bit|extremely|much|too|rather|incredibly) )?${feeling}(?=<end>| (?:and|when|because|about|that|for|after|but|to|with|of)\\b) => felt
      (?<!\\b(?:theatre|stage|film|wardrobe|opera|costume|head) )[costumers?](?! (?:of|for) the (?:film|play|opera|theatre)) => @customer
      (?:by|learn(?:ed|t|s|ing)?|knows?|my|his|her|broken|weak|with all (?:my|his|her)) (?:\\w+ )?(?:by )?[hart](?=<end>| (?:and|is|was|in|for|because|attack|disease)\\b) => heart
      [(?<a>can't|couldn't|cannot|can not|could not|can|could|to) effort](?= (?:to|a|the|it|that|this|such|their|my|our|new|one|them)\\b) => $a afford
      (?:get|gets|got|getting|become|becomes|became|am|is|are|was|were|feel|felt|feels|so|very|too|i'm|be) [board](?=<end>| (?:with|of|and|because|when|at|in|by|easily|quickly)\\b) => bored
      (?:very|so|too|quite|really|more|as|clean and|fast and|good and) [chip](?=<end>| (?:and|than|but|for|because|in|to|as)\\b) => cheap
      [prize](?= of (?:petrol|oil|gas|food|fuel|bread|tickets?|houses?|housing|clothes|products?|goods|electricity|water|the (?:tickets?|house|car|product|flat|room|phone|meal|book|shoes|petrol|oil))\\b) => price
      (?:cost|price|ticket|petrol|food|oil|house|low|lower|higher|reasonable|half|full|good) [prizes] (?:are|have|will|were|went|rise|rose|keep) => prices
      (?:with|to|for|about|of|from|help|love|tell|give|like|see) [theme](?=<end>| (?:and|because|when|to|in|at|every|about|how|what|that|all)\\b)(?! (?:music|song|park)) => them
      (?:to|can|can't|will|don't|not|could|must|should) [advice] (?:you|him|her|them|me|us|people|students|everyone|anyone|my|to) => advise
      (?:good|some|any|an|no|his|her|my|your|their|of|for|piece of|the|useful|much) [advise](?=<end>| (?:to|about|on|from|is|was|for|and|that|of)\\b) => advice
      (?:in|to|for|of) [hight] (?:school|schools|quality|level|price|prices|speed) => high
      (?:the|our|all|hotel|medical|teaching|young) [stuff](?= (?:(?:at|in|of) (?:the|this|our|that) (?:\\w+ ){1,2})?(?:were|was|are|is) (?:(?:very|so|really|always|extremely|quite|not) )?(?:friendly|helpful|polite|rude|kind|nice|unfriendly|unhelpful|trained|professional|attentive|lovely)\\b) => staff
      (?:at|about|around|before|after|until) [the ](?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}) o'clock\\b(?! \\w*(?:train|bus|news|flight|film|show))) =>
      (?:have|has|had|having|very|there are|there were|with|but) [little] (?:friends|problems|students|tourists|cars|shops|examples|opportunities|jobs|mistakes|books|clothes|hours|visitors|ideas|chances|customers|options) => few
      (?:two|three|four|five|six|eight|ten|twenty|fifty|a hundred|\\d+) (?:weeks|months|years|hours|days|minutes|euros|pounds|dollars|miles|kilometres) [are](?= (?:a (?:long|short|lot)|too (?:long|much)|(?:not )?enough for|not much)\\b) => is
      <start>[there] (?:house|car|dog|parents|mother|father|children|son|daughter|names?|teacher|new \\w+|old \\w+|first \\w+) (?:is|are|was|were|has|have|had|lives?|works?)\\b => their
      with [careful]<end> => care
      (?:am|is|are|was|were|been|be|feel|felt) [deep](?= (?:impressed|moved|hurt|concerned|shocked|disappointed|affected|ashamed|grateful)\\b) => deeply
      (?:am|is|are|was|were|been|be|very|a|an|the) [high](?= (?:recommended|qualified|educated|skilled|developed|trained|respected|motivated|successful)\\b) => highly
      (?:to|should|must|will|can|could|not|always) be (?:very |more |so )?[(?<a>careful|quick|polite|beautiful|honest|safe|quiet|patient|serious|creative|active|independent)ly]<end> => $a
      {spend} [to] (?:much|many|long) => too
      (?:every|each|all|some|many|most) [pubils?] => @pupil
      (?:everyone|everybody|we all|people|i|they|he|she|you|we) (?:\\w+ )?(?:think|thinks|know|knows|say|says|said|hope|hear|heard|thought|believe|suppose) [their] (?:planning|going|coming|having|getting|making|playing|waiting|looking|trying|doing|leaving|moving|building|selling|buying|working|living|staying|watching|eating|sleeping|not|so|very|too|all|both) (?!of\\b|and\\b|is\\b|was\\b|skills\\b) => they're
      <start>[their] (?:planning|going|coming|getting|waiting|trying|moving|staying|not|very|too|both|always|never) (?!of\\b|and\\b|is\\b|was\\b|are\\b|skills\\b) => They're
      (?:because|and|but|if|when|that) [their] (?:going|coming|getting|waiting|trying|staying|not|very|too|always|never) (?!of\\b|and\\b|is\\b|was\\b|are\\b|skills\\b) => they're
      ${ordinalLines}
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      [visits](?= (?:a|an|the|his|her|my|their|our) (?:\\w+ )?(?:primary|secondary|grammar|high|boarding|language|nursery|private|state|public|elementary) school(?:<end>| (?:in|where|since|every|because|near|and|for|with)\\b)) => attends
      (?<!ed |made |built |sent )[specially](?= (?:when|if|because|the|in the|at|among|on|for the|those)\\b) => especially
      [{take} risk](?= (?:you|they|we|is|are|will|can|he|she|one|to)\\b) => @take risks
      [the both](?= (?!of\\b)\\w+) => both
      public [transports](?=<end>| (?:is|are|in|to|and|because|or)\\b) => transport
      [can not](?! only\\b) => cannot
      [more over](?=,| (?:it|the|they|he|she|we|i|you|there|this|people)\\b)(?<!\\b(?:no|any|much|some|rather) more over) => moreover
      <start>[(?:in|by) (?:the )?other (?:hand|side)](?=,| (?:the|we|you|people|there|it|if|i|they|some|many|without)\\b) => on the other hand
      <start>[to resume](?=,) => to sum up
    `,
  }),
];
