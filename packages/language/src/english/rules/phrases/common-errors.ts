import { phraseRules } from './phrase.ts';

const household = '(?:children|sons?|daughters?|kids|twins|boys|girls)';
const workplace = '(?:bank|company|office|factory|shop|school|hospital|hotel|restaurant|firm|supermarket)';
const left =
  '(?:at (?:home|school|work)|(?:on|in) the (?:bus|train|plane|table|tram|taxi|car|office|restaurant|kitchen|classroom|hotel|underground))';

/** Errors that the dictionaries of errors list (N. Turton and J. Heaton, Dictionary of Common Errors; M. Swan, Practical English Usage). */
export const commonErrorRules = [
  ...phraseRules({
    name: 'ConfusedVerb',
    reason: 'Malapropism',
    summary: 'This verb is easily taken for another; the other is meant.',
    lines: `
      (?:i|he|she|mother|father|grandmother|grandfather|aunt|parents|who) [{grow}] up (?:(?:her|his|my|their|our|the) )?(?:(?:two|three|four|five|six|seven) )?${household} (?:alone|on|by|in|without|with|and)\\b => @bring
      [{pretend}] to (?:become (?:an?|the)|move to|travel (?:to|around)|go abroad)(?! in the (?:game|film|play|story)) (?:\\w+ )*?(?:when (?:he|she|i) (?:grows?|finish)|next|after (?:school|university|my|his|her)) => @intend
      hope [you to] (?:have|be|get|come|enjoy|find|feel|visit) => you
      [{forget}] (?:my|his|her|our|their|your) (?:\\w+ )?(?:umbrella|keys?|bag|wallet|phone|passport|books?|notebook|glasses|coat|jacket|homework|laptop|tickets?|purse|hat|gloves|scarf|notes|lunch) ${left}(?=<end>| (?:and|so|this|yesterday|again|but|last|when|because)\\b) => @leave
      [{win}] (?:a lot of |lots of |much |enough |more |good |\\d+ )?(?:money|euros|dollars|pounds) (?:with|from|in|at) (?:his|her|my|their|a|this) (?:new )?(?:job|work)(?! (?:lottery|raffle)) => @earn
      [lied] (?:down|in bed|in the sun|on (?:the|my|his|her|their) (?:sofa|bed|beach|floor|grass|couch|sand|ground|back|stomach))(?! (?:about|that)) => lay
      (?<!\\b(?:he|she|hen|bird|who|it|that|which|company|law|rule) )[lays] (?:on the (?:table|floor|desk|shelf|ground|coast|river|border)|in the (?:north|south|east|west|middle|heart|centre|drawer)|at the (?:foot|bottom|heart|edge))(?! (?:the|a|an|eggs|claim)\\b)(?=<end>| (?:of|and|where|between|near|with)\\b) => lies
      [{expect}] the (?:bus|train|taxi|tram) for (?:half an hour|an hour|\\w+ (?:minutes|hours)) => @wait for
      where did (?:you|he|she|they|we) [know] (?:(?:your|his|her|their|my|the) \\w+|each other|him|her|them)(?=\\?) => meet
      [{learn}] at (?:the |a )?(?:\\w+ )?(?:university|college)(?=<end>| (?:of|in)\\b)(?! (?:that|how|to|about)) => @study
      (?:heat|hot|noisy|loud|cold|boring|strong|bad|painful|noise) (?:that |so )?(?:i|we|he|she|you|nobody) (?:can't|couldn't|cannot|could not|can not|could) [support] (?:it|him|her|them) => stand
      (?:can't|couldn't|cannot|could not|can not) [support] (?:the (?:heat|noise|cold|pain|smell|traffic|humidity|stress)|(?:my|his|her|their|our) (?:neighbours?'s?|neighbour's|boss's|brother's|sister's) (?:\\w+ )?(?:music|noise|behaviour|cooking|dog|shouting)) => stand
      (?:to|you|we|i|must|should|can|could|let me|please|and|they) [prove] (?:the|this|some|these|my|our) (?:\\w+ )?(?:soup|food|dish|sauce|ice cream|meal|shoes|dress|shirt|trousers|jacket|local specialit(?:y|ies))(?=<end>| (?:before|first|here)\\b) => try
      [{make}] an? (?:\\w+ )?role in (?:the|our|my|his|her|their|this|society|life|education|modern|everyday|how|today's|\\w+ing)(?!.*\\b(?:his|her|their|my|its) own\\b) => @play
      (?:make|makes|made) [a travel] (?:to|in|through|around|with|by|abroad) => a trip
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      [chef] of (?:our|my|the|his|her|their) (?:department|company|office|team|firm|section|personnel|police)(?=<end>| (?:is|was|has|had|said|told|and|will|wants|who|asked)\\b) => head
      (?:{sit}|{stand}|{walk}|{lie}|{sleep}|{kneel}) (?:down |right |just )?[besides] (?:me|him|her|us|them|you|the|my|his|our|their) => beside
      (?<=, )[specially] (?:(?:in|on|at|when|if|the|those|my|our|his|her|their|for|with|by|to|because|children|people|young|old) \\w|\\w+s<end>) => especially
      [effected] (?:the (?:whole|entire|lives|economy|people|health|results?|environment|population)|(?:all|many|most) (?:of|people|families|children)|everyone|everybody|millions|thousands|me|him|us|them|my|our|his|their)(?! (?:change|escape|repairs|entry|release|purpose|recovery)) => affected
      (?:a|an) (?:\\w+ )?[work] (?:in|at|for) (?:a|this|my|our) (?:\\w+ )?${workplace}(?=<end>| (?:and|near|in|where|but|because|that)\\b) => job
      (?<!\\bfor )[the most part of] (?:the|my|our|their|his|her|these|people) => most of
      [(?:this|that)] (?:trousers|jeans|scissors|shorts|pyjamas|sunglasses)(?=<end>| (?:is|are|was|were|fits?|costs?|looks?|too|has|have)\\b) => these
      (?:my|his|her|your|their|brown|blond|black|curly) [hairs are](?! (?:standing|rising|on end|found)) => hair is
      (?:has|have|had|got|with) (?:(?:very )?(?:long|short|blond|blonde|brown|black|dark|red|curly|straight|grey)(?: |, )){1,2}[hairs](?=<end>| (?:and|but|which)\\b) => hair
      [another] (?:bread|information|advice|furniture|luggage|homework|news)(?=<end>|, please) => another piece of
      <start>[how] (?:is|was|are|were) (?:(?:the|your|his|her|my|this|that) (?:new |old )?\\w+|it|he|she|they) like(?=\\?| (?:in|at|there|today|now)\\b) => what
      <start>what (?:does|do|did) (?:(?:your|his|her|the|my) \\w+|he|she|it|they) [look](?=\\?) => look like
      (?:would|'d) like [that (?<p>you|they|we|people) (?<v>come|go|be|have|do|help|visit|stay|tell|give|take|join|meet|write|send|see)\\b] => $p to $v
      (?:i|he|she|it|mother|father|brother|sister|son|daughter) [(?:has|have|had) born](?= (?:in|on|at|near|into)\\b) => was born
      (?:we|they|who|parents|children|twins) [(?:has|have|had) born](?= (?:in (?!mind)|on|at|near|into)\\b) => were born
      (?:has|have|'ve|'s) got [much] (?:money|time|work|homework|luggage|experience|free time|energy|furniture) => a lot of
    `,
  }),
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      (?:turn|turned|stop|stopped|meet|met|wait|waited|right|left) [on|in] the (?:next |first |second |last )?(?:corner|crossroads|traffic lights|junction|roundabout)(?=<end>| (?:and|where|then|you|near|of)\\b) => at
      [{wait}] an? (?:\\w+ )?(?:letter|answer|reply|bus|train|taxi|e-?mail|response|parcel|message)(?! (?:ride|away|later)) => & for
      <start>[look] (?:this|that|these|those) (?:\\w+ )?(?:pictures?|photos?|film|video|map|dress|house|page|example|car|graph|website|sentence|flowers?|people|child|man|woman|boy|girl)(?=<end>| (?:in (?!the (?:eye|face))|on|of|from|carefully)\\b) => look at
    `,
  }),
  ...phraseRules({
    name: 'Article',
    reason: 'Grammar',
    summary: 'English uses its article otherwise here.',
    lines: `
      <start>[the ](?=(?:dinner|lunch|breakfast|supper) is (?:ready|served)\\b(?!-)) =>
      (?:saw|seen|watched|read|bought|found|wrote|heard|made) [(?<a>interesting|exciting|amazing|old|unusual|easy|excellent|awful)] (?:film|movie|book|story|song|programme|idea|article|novel|poem|exhibition)(?=<end>| (?:on|in|at|about|by|from|with|yesterday|last|called|and|which|that)\\b) => an $a
      (?:saw|seen|watched|read|bought|found|wrote|heard|made) [(?<a>good|great|nice|new|beautiful|funny|boring|long|short|wonderful|terrible|fantastic|sad)] (?:film|movie|book|story|song|programme|idea|article|novel|poem|exhibition)(?=<end>| (?:on|in|at|about|by|from|with|yesterday|last|called|and|which|that)\\b) => a $a
      (?:he|she|i|father|mother|brother|sister|friend|boss|who) (?:is|was|am) [(?<a>honest|intelligent|elegant|old|important|interesting|independent|active|angry|ambitious|optimistic|educated|experienced|excellent|unusual|extraordinary)] (?:man|woman|person|boy|girl|child|teacher|student|friend|player|doctor)(?=<end>| (?:and|who|but|with|in|because|from|of)\\b) => an $a
      (?:he|she|i|father|mother|brother|sister|friend|boss|who) (?:is|was|am) [(?<a>good|great|nice|kind|young|tall|famous|rich|poor|happy|funny|strong|brave|clever|lazy|polite|friendly|quiet|shy|serious|wise|lovely|wonderful|generous|beautiful|handsome|religious|busy|talented|successful|lonely|small|big|fat|thin|real|true|bad|difficult|patient)] (?:man|woman|person|boy|girl|child|teacher|student|friend|player|doctor|singer|actor|writer|driver|cook)(?=<end>| (?:and|who|but|with|in|because|from|of)\\b) => a $a
      in [(?<n>first|second|third|fourth|final) (?<m>year|half|part|chapter|week|row|paragraph|month)](?=<end>| (?:of|at)\\b) => the $n $m
      on [(?<n>first|second|third|fourth|fifth|top) floor](?=<end>| (?:of|in|and|with)\\b) => the $n floor
      in [the ](?=favou?r of\\b) =>
    `,
  }),
  ...phraseRules({
    name: 'VerbAgreement',
    reason: 'Agreement',
    summary: 'The verb must agree in number with its subject.',
    lines: `
      <start>here [comes] (?:the|my|our|your) (?:\\w+ )?(?:children|girls|boys|students|guests|teachers|others|players|kids|parents|results|buses|friends|dogs)(?=<end>| (?:from|with|in|and|again|at last|now)\\b) => come
      there [have] been (?:a lot of|lots of|much|little|too much|so much|a little) (?:rain|snow|traffic|water|noise|pollution|violence|crime|progress|interest|work|damage|trouble|confusion|criticism|rubbish)(?=<end>| (?:in|on|at|this|last|since|for|about|because|lately|recently|today)\\b) => has
      there [are] (?:a lot of|lots of|much|little|too much|so much|a little) (?:rain|snow|traffic|water|noise|pollution|violence|crime|progress|interest|work|damage|trouble|confusion|criticism|rubbish|money|time|information|food|fun)(?=<end>| (?:in|on|at|this|last|since|for|about|because|lately|recently|today)\\b) => is
      there [seems] to be (?:two|three|four|five|six|many|several|a few|lots of|some (?:problems|mistakes|people|differences)) => seem
      how much [is] (?:the|these|those|your) (?:\\w+ )?(?:apples|oranges|tickets|shoes|eggs|flowers|books|jeans|trousers|bananas|tomatoes|potatoes|boots|roses|socks|gloves|cakes|rooms|lessons)(?=\\?) => are
      <start>what [are] (?:the|your|his|her|its) (?:name|price|number|address|date|colour|color|cost|problem|reason|title|capital|size|age|height) (?:of|for)\\b(?!.* and\\b) => is
    `,
  }),
];
