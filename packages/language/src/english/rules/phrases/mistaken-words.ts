import { phraseRules } from './phrase.ts';

const feeling =
  '(?:sad|happy|lonely|angry|guilty|nervous|sorry|proud|hungry|thirsty|ashamed|embarrassed|disappointed|excited|worried|scared|afraid|bored|jealous|better|worse|good|bad|cold|safe|relaxed|relieved|uncomfortable|comfortable|depressed|confident|stressed)';
const period = '(?:years|months|weeks|days|hours|minutes|euros|pounds|dollars|people|times|kilometres|miles)';
/** What stands behind "they are" alone: not "their going to court was wise". */
const theyAre = String.raw`(?:going to (?:be|have|do|win|come|get|make|buy|move|leave|stay|lose|need|love|help|try)\b|coming (?:by (?:train|bus|car|plane)|home|back|tomorrow|tonight|today|soon|here|with (?:me|us|you))(?=\.|!|\?|$)|(?:so|too) \w+(?=\.|!|\?|$))`;
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
      (?:regular|loyal|angry|satisfied|unsatisfied|unhappy|potential|attract|serve|serving) [costumers?] => @customer
      [costumers?](?= (?:who (?:asked|bought|wanted|complained|ordered|paid)|service|satisfaction|care|support|complain|complained|complains|(?:were|was) waiting at the till)\\b) => @customer
      (?:learn(?:ed|t|s|ing)?|know|knows?|knew) (?:\\w+ ){0,4}by [(?-i:hart)](?=<end>| (?:and|because)\\b) => heart
      [(?<a>can't|couldn't|cannot|can not|could not) effort](?= (?:to|a|the|it|that|this|such|their|my|our|new|one|them)\\b) => $a afford
      (?:able|unable|enough money) to [effort](?= (?:to|a|the|it|this|such|their|my|our)\\b) => afford
      (?:get|gets|got|getting|become|becomes|became|am|are|was|were|feel|felt|feels|so|very|too|i'm) [board](?=<end>| (?:with|because|when|easily|quickly)\\b| of (?!directors|trustees|governors)\\w+) => bored
      (?:(?<!\\b(?:this|that|the) )very|too|quite|clean and|fast and|good and) [chip](?=<end>| (?:and|than|but|for|because)\\b) => cheap
      the [prize](?= of (?:petrol|oil(?! paint)|gas|fuel|housing|electricity|water)\\b) => price
      (?:petrol|oil|gas|fuel|house|housing|reasonable) [prizes] (?:are|have|will|were|went|rise|rose|keep) => prices
      (?:help|helped|gave|give|told|tell|asked|ask) [theme](?=<end>| (?:because|when|every|how|what)\\b) => them
      (?:share everything|stay|stayed|live|lived|talk|talked|go|went|come|came) with [theme]<end> => them
      (?:(?:want|wanted|would like|'d like|have|going|able) to|can|can't|will|could|must|should|would) [advice] (?:you|him|her|them|me|us) => advise
      (?:good|an|his|her|my|your|their|of|for|piece of|the|useful|much|(?:give|gave|given|giving|need|want|get|got|have|had|ask for|asked for|me|you|him|us) (?:some|any)) [advise](?=<end>| (?:to|about|on|from|is|was|for|and|of)\\b) => advice
      (?:in|to|for|of) [hight] (?:school|schools|quality|level|price|prices|speed) => high
      (?:the|our|all|hotel|medical|teaching|young) [stuff](?= (?:(?:at|in|of) (?:the|this|our|that) (?:\\w+ ){1,2})?(?:were|was|are|is) (?:(?:very|so|really|always|extremely|quite|not) )?(?:friendly|helpful|polite|kind(?! of)|unfriendly|unhelpful|attentive)\\b) => staff
      (?:at|about|around|until) [the ](?=(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}) o'clock(?:<end>| (?:in the (?:morning|afternoon|evening)|and|because)\\b)(?! and \\w+ o'clock)) =>
      (?:have|has|had|having|there are|there were) (?:very )?[little] (?:opportunities|options|possibilities) => few
      there (?:are|were) very [little] (?:tourists|visitors|customers|jobs|examples|chances) => few
      (?<!\\b(?:the|these|those|my|our|his|her|their|your|first|last|next|other) )(?:two|three|four|five|six|eight|ten|twenty|fifty|a hundred|\\d+) (?:weeks|months|years|hours|days|minutes|euros|pounds|dollars|miles|kilometres) [are](?= (?:a (?:long|short|lot)|too (?:long|much)|(?:not )?enough for|not much)\\b) => is
      <start>[there] (?:house|car|dog|mother|father|son|daughter|name|teacher) (?:is|was|has|had|lives?|works?)\\b => their
      with [careful]<end> => care
      (?:am|is|are|was|were|been|be|feel|felt) [deep](?= (?:impressed|moved|hurt|concerned|shocked|disappointed|affected|ashamed|grateful)\\b) => deeply
      (?:am|is|are|was|were|been|be|very|a|an|the) [high](?= (?:recommended|qualified|educated|skilled|developed|trained|respected|motivated|successful)\\b) => highly
      (?:to|should|must|will|can|could|not|always) be (?:very |more |so )?[(?<a>careful|quick|polite|beautiful|honest|safe|quiet|patient|serious|creative|active|independent)ly](?=\\.|!|\\?|$) => $a
      {spend} [to] (?:much|many|long) => too
      (?:know|knows|knew|think|thinks|eat|eats|ate|drink|drinks|work|works|worry|cost|costs|talk|talks|watch|use|uses|buy|drive|cause|causes|produce|not|way) [to] much(?=<end>| (?:about|of|on|at|for|money|time|food|work|information|pollution|and|but|because)\\b)(?! more\\b) => too
      (?:eat|eats|ate|drink|drinks|watch|use|uses|buy|cause|causes|produce|way) [to] many(?=<end>| (?:things|cars|problems|and|but|because)\\b) => too
      (?:the|a|my|our|his|her|their|your|some|any|many|this|these|of|in|buy|learn|learning|try|with) [knew](?= \\w+) => new
      (?:parents|teachers|friends|doctors|they|we|i|you|people|experts|would|always|often|strongly) [advice](?= (?:me|you|him|us|them|people|students|children) (?:to|not|on|about|that)\\b) => advise
      (?:he|she|teacher|doctor|mother|father|friend|it) [advice](?= (?:me|you|him|us|them|people|students|children) (?:to|not|on|about|that)\\b) => advises
      (?:daily|everyday|real|social|personal|human|modern|family|private|married) [live](?=<end>| (?:and|is|was|will|because|when|more|has|easier|better)\\b) => life
      (?:requires?|takes?|much|great|lots of|a lot of) (?:a lot of |much |more |enough |some |great )?(?:time|work|effort|love|skill|practice|courage) and [patients](?=<end>| (?:and|to|with|from|because|but)\\b) => patience
      (?:lose|lost|loses|losing|have|has|had|need|needs|without|requires?|takes?) (?:much|so much|too much|very little|great) [patients] => patience
      <start>[comparing](?= (?:with|to) (?!care\\b)(?:\\w+ ){1,4}?\\w+,) => compared
      <start>[compare](?= (?:with|to) (?:\\w+ ){1,4}?\\w+, (?:i|we|they|he|she|it|the|our|people|there|today|now|life|my|young|old)\\b) => compared
      , [comparing](?= (?:with|to) (?:the|that|other|those|people|others|before|young|old)\\b) => compared
      (?:on|in|of|about|at|are|were|have|has|for|with|so) [may](?= (?:subjects|people|things|places|countries|ways|reasons|problems|different|other|students|years|times|kinds|cars|areas|fields|books)\\b) => many
      <start>[board](?= (?:knowledge|range|spectrum|understanding|education|variety)\\b) => broad
      (?:a|gain|gaining|having) [board](?= (?:knowledge|range|spectrum|perspective|understanding|variety|minded|mind)\\b) => broad
      on the other [hands] => hand
      the [lost](?= of (?:time|money|life|jobs?|water|weight|energy)\\b) => loss
      (?:about|after|by|to|causes?|caused|means?|suffer|suffers|suffered|mourn|mourned) the [lost](?= of (?:the|a|my|his|her|their|our|one)\\b) => loss
      (?:i|we|they|you) [now](?= that (?:the|it|we|they|i|he|she|this|there)\\b)(?!.*\\?) => know
      (?:do|does|did|don't|doesn't|didn't) (?:not )?[new](?= (?:the|how|what|that|it|him|her|them|anything|much|about)\\b) => know
      (?:makes?|made|of|in|for|with|improve|improves|affects?|change|changes|protect) [are](?= (?:life|lives|own|country|society|family|families|children|environment|planet|future|daily)\\b) => our
      [(?<a>one|two|three|four|five|six|seven|eight|nine|ten)-(?<b>two|three|four|five|six|seven|eight|nine|ten|twelve)](?= (?:more )?(?:years|hours|days|times|weeks|months|minutes|people|kilometers|kilometres|miles)\\b(?! old)) => $a to $b
      (?:caused|made|used|done|followed|influenced|affected|written|produced) [y](?= (?:the|a|an|this|these|their|his|her|our|cars|people)\\b) => by
      (?:every|each|all|some|many|most) [pubils?] => @pupil
      (?:think|thinks|know|knows|say|says|said|hope|thought|believe|suppose|because|but|if|when) [their] ${theyAre} => they're
      <start>[their] ${theyAre} => They're
      (?:think|hope|suppose|guess|heard) [their](?= (?:planning|moving|trying|getting|leaving) (?:an?|to)\\b(?!.* (?:is|was|were|will|would|has|had) )) => they're
      (?:most|young|old|older|elderly|rich|poor) [peoples](?! (?:of|and)\\b) => people
      ${ordinalLines}
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      (?<!ed |made |built |sent )[specially](?= (?:when|if|because|the|in the|at|among|on|for the|those)\\b) => especially
      [{take} risk](?= (?:you|they|we|is|are|will|can|he|she|one|to)\\b) => @take risks
      [the both](?= (?!of\\b)\\w+) => both
      public [transports](?=<end>| (?:is|are|in|to|and|because|or)\\b) => transport
      [can not](?! only\\b) => cannot
      <start>[more over](?=,| (?:it|they|he|she|we|i|you|there)\\b) => moreover
      <start>[(?:in|by) other (?:hand|side)](?=,| (?:the|we|you|people|there|it|if|i|they|some|many|without)\\b) => on the other hand
      <start>[to resume](?=, (?:i think|i believe|i would say|in my opinion|we can say|it can be said)\\b) => to sum up
    `,
  }),
];
