import { phraseRules } from './phrase.ts';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)?(?: of)?|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) of)`;
const number = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many|some|a few|\d+)`;
const unit = '(?:years?|months?|weeks?|days?|hours?|minutes?|decades?|centuries)';

/** Prepositions of time, place and measure (Quirk and others, 9.14–40). */
export const timeAndPlaceRules = phraseRules({
  name: 'Preposition',
  reason: 'Usage',
  summary: 'Another preposition goes with these words.',
  lines: `
    [at|in] ${day} ${month} => on
    [at|in] ${month} \\d{1,2}(?:st|nd|rd|th)?(?!\\d) => on
    [in|at] (?:the )?(?:morning|afternoon|evening|night) of (?:the )?(?:\\d|${month}|monday|tuesday|wednesday|thursday|friday|saturday|sunday) => on
    [in|at] (?:christmas day|new year's day|new year's eve|christmas eve|boxing day|my birthday|his birthday|her birthday|your birthday|valentine's day|mother's day) => on
    [in|on] (?:christmas|easter)(?=<end>| (?:we|i|my|the|with|and)\\b)(?! (?:day|eve|morning|monday|sunday)) => at
    [in|at] (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:morning|afternoon|evening|night) => on
    (?:been|have|has|'ve|'s|waiting|living|working|lived|worked|known|waited) (?:\\w+ ){0,5}[since] (?:more than|over|about|almost|nearly|at least|around|less than|the last|the past) (?:${number}|a|an|few|half an|half a) ${unit}(?! (?:ago|back|before|after|earlier|prior)\\b) => for
    [since] (?:a|an) (?:long time|year|month|week|hour|couple of (?:years|months|weeks|days))(?! ago) => for
    <start>[on] (?:this|the|that|my) (?:photo|photograph|picture|painting|drawing|image)(?: you| there| we| i| the|,) => in
    (?:see|is|are|man|woman|girl|boy|people|person|child|me) [on] (?:this|the|that) (?:photo|photograph|picture)(?=<end>| (?:is|are|was|were|who|which|taken)\\b) => in
    (?:{rise}|{fall}|{increase}|{decrease}|{drop}|{grow}|{decline}|{reduce}|{go} up|{go} down|reduction|cut) [of|with|for|in] (?:(?:more than|almost|nearly|about|over|around) )?(?:\\d+(?:\\.\\d+)?|ten|twenty|five|two|three|half|fifty|thirty|a third|a quarter|a half) ?(?:per ?cent|%|degrees|euros|dollars|pounds|kilos|points|metres|centimetres)?(?=<end>| (?:in|last|this|since|over|during|to|between|from|per)\\b) => by
    (?:an? |the )?(?:increase|rise|fall|decrease|drop|decline|reduction|growth) [by] \\d+ ?(?:per ?cent|%) => of
    [in] the (?:ground|first|second|third|fourth|fifth|top|last|same) floor => on
    [at|on] the (?:middle|centre|center|suburbs) of => in
    [in] the (?:outskirts) of => on
    [on|at] the (?:north|south|east|west|north-east|north-west|south-east|south-west) of (?!the border) => in
    [in] the (?:bottom|top) of => at
    [in] the (?:coast|motorway|ceiling|phone|radio|menu|outskirts)(?=<end>| (?:and|when|because|with|to|from)\\b) => on
    (?:lives?|lived|living|live|stay|stayed|house|flat|apartment|office) [in] (?:\\d+ \\w+ (?:street|road|avenue)) => at
    (?:meet|met|wait|waited|waiting|see you|arrived|arrive) [in] the (?:bus stop|corner|entrance|door|traffic lights|airport|station|crossroads|reception) => at
    (?:met|was|were|spent|staying|slept|had a great time|danced) [in] (?:a|the) (?:party|wedding|concert|conference|meeting|match|lecture|funeral)<end> => at
    {read} (?:\\w+ ){0,3}[on] (?:the|a|this) (?:newspaper|book|magazine|letter|novel) => in
    {travel} [with] (?:the )?(?:bus|train|car|plane|bike|bicycle|taxi|boat|ferry|tram)(?=<end>| (?:to|from|and|because|every|in)\\b) => by
    (?:{go}|{come}|{get}) (?:\\w+ ){0,3}[with] (?:the )?(?:bus|train|car|plane|bike|bicycle|taxi|boat|ferry|tram)(?=<end>| (?:to|from|because|every)\\b) => by
    {go} [with] (?:foot) => on
    [at|in] (?:foot)<end> => on
    [at|in] (?:my|his|her|our|their) (?:way) (?:to|home|back|from) => on
    [at|in] (?:a|the) (?:trip|journey|excursion) to => on
    [in] (?:a|the) (?:diet)<end> => on
    [on] (?:the|my|his|her) (?:childhood|youth|opinion|free time|spare time) => in
    [on|at] the (?:19|20)\\d0s => in
    [in] (?:first sight|least) => at
    [on|in] (?:the age of) => at
    <start>[at] (?:summer|winter|spring|autumn) => in
    [on] (?:summer|winter|spring|autumn)(?=<end>| (?:we|i|they|the|it|my|people)\\b) => in
  `,
});
