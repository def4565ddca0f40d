import { phraseRules } from './phrase.ts';

const determiner =
  '(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|many|most|all|other|such|every|each|both)';
const persons =
  '(?:people|children|kids|teenagers|students|pupils|teachers|parents|adults|men|women|humans|others|everyone|everybody|somebody|someone|anyone|consumers|customers|citizens|workers|beginners|foreigners|tourists|young|old|older|younger|elderly)';
const pronoun = '(?:me|us|him|them|you|her|it)';
const whom = `(?:${determiner}|${persons}|${pronoun})\\b`;
const ending =
  '(?=<end>| (?:and|or|but|because|when|while|if|that|which|who|where|with|is|are|was|were|has|have|had|can|will|should|for|to|as|after|before|i|we|you|they|he|she|it|there|people)\\b)';

/**
 * Prepositions that learners write behind nouns, adjectives and verbs and before places and times. Good writers have the
 * same words side by side for another reason at times ("an influence in the region"): this is read among other faults
 * (Quirk and others, 9.15–45, 16.28–38, 16.69–83).
 */
export const prepositionsAmongFaults = phraseRules({
  name: 'Preposition',
  reason: 'Usage',
  summary: 'Another preposition goes with these words.',
  lines: `
    (?:effects?|impacts?|influences?) [to|for|at](?! (?:such|every (?:level|stage|age|turn)|all (?:levels|times|stages|ages)|the (?:time|moment|same|level))\\b)(?= (?:\\w+ )?${persons}\\b| ${whom}| (?:society|health|human|nature)\\b) => on
    (?:effects?|impacts?|influences?) [in](?= (?:${persons}|${pronoun})\\b| (?:human|(?:our|my|your|their|his|her|the) (?:lives|life|health|minds?|body|bodies|brains?|environment|behaviou?r|decisions?)|(?:this|that|these|those|the|a|many|most|all) (?:\\w+ )?(?:baby|child|children|kids|person|people|students?|teenagers?|consumers?))\\b) => on
    (?:causes?|caused|causing|creates?|created|creating|poses?) (?:\\w+ ){0,2}(?:problems?|troubles?|difficult(?:y|ies)) [to](?= ${whom}| society\\b) => for
    (?:causes?|caused|do|does|did) (?:\\w+ ){0,2}(?:damage|harm) [for|on](?= ${whom}) => to
    (?:good|bad|better|worse|healthy|unhealthy) [to](?= (?:(?:the|my|your|our|their|his|her|human) (?:\\w+ )?(?:health|body|bodies|teeth|skin|eyes|lungs|heart|brain|economy|environment|future|development)|health)\\b) => for
    (?:hard|harder|difficult|easy|easier|impossible|necessary|inconvenient|convenient) [to](?= (?:(?:an?|the|some|many|most|all|every) )?(?:(?:young|old|older|younger|elderly|new|poor|rich|busy|other|working|foreign) )*(?:people|persons?|children|child|kids|teenagers?|students?|pupils?|teachers?|parents|adults?|men|women|man|woman|beginners?|foreigners?|workers?|drivers?|companies|countries)\\b(?!-)| (?:me|us|him|them|everyone|everybody|someone)\\b) => for
    (?:important|necessary|useful|essential|difficult|hard|easy|impossible|enough) [with](?= (?:${persons}|${pronoun}|theirs|ours|mine)\\b| (?:my|your|our|their|his|her) ) => for
    (?:positive|optimistic|pessimistic) [to|with|on](?= ${whom}) => about
    (?:scores?|grades?|marks?|well|better|badly|poorly) [at](?= (?:${determiner} )?(?:\\w+ )?(?:exams?|tests?|examinations?|finals|quiz)\\b) => on
    (?:a|the|best|good|better|possible|only|find|found|another|no|one|some) solutions? [of|for|about](?= (?:${determiner})\\b) => to
    (?:the|a|great|high|huge|increasing|growing|rising|more|less) demands? [of](?= (?:clean |fresh |electric |new )?(?:energy|electricity|water|food|cars|oil|gas|fuel|goods|products|workers|labou?r|jobs|housing|houses|transport(?:ation)?|it|them)\\b) => for
    (?<!\\b(?:in|meet|serve|meeting|serving) )(?:the|a|no|great) need [of](?= (?:\\w+ing|more|better|new|clean|help|money|cars|energy|food|water)\\b) => for
    (?:have|has|had|having|get|gets|got|getting|gives?|gave|giving|easy|easier|free|direct|quick|no|more|any) access [of|for|in|at|on](?= (?:${whom}|information|internet|education|knowledge|clean|water|food|everything|different)) => to
    understanding [about|on](?= ${whom}) => of
    (?:advantages?|disadvantages?|drawbacks?) [about|on](?= ${whom}| \\w+ing\\b) => of
    (?:good|best|great|clear|another|an|the) examples? [about|on](?= ${whom}) => of
    (?:the|a) lack [in|on|for|from](?= \\w+) => of
    {suffer} [with](?= (?:the|a|an|many|some|this|these|their|diseases?|cancer|depression|stress|pollution|hunger)\\b) => from
    {talk} (?:\\w+ly )?[on](?= (?:a|an|my|our|their|some|many|different|this|these) (?!phone|telephone|radio|way|bus|train|street|beach|range|number|variety)) => about
    {think} (?:(?:\\w+ly|more|hard|only|just|too much|a lot) )?[for](?= (?:the|my|our|their|his|her|this|that|these|others|them|it|everything|something|future)\\b(?! (?:first|last|second|moment|time|sake|rest|most|longest|best)\\b)) => about
    {care} [for](?= (?:what|how|whether|others' opinion)\\b) => about
    {know} [on](?= ${whom}) => about
    {learn} [for|on](?= (?:the|our|their|my|other|different|new|many|some) (?!internet|job|way|web|street|computer|first|future|exam|test|sake)) => about
    {succeed} [to|on](?= (?:(?:his|her|my|your|our|their|the) (?:\\w+ )?(?:life|career|work|business|job|studies|exams?|tests?|fields?)|life|business|school|everything)\\b) => in
    success [on|to|at](?= (?:(?:his|her|my|your|our|their) )?(?:life|career|work|business|studies)\\b) => in
    {believe} [to|on|at](?= (?:god|myself|yourself|himself|herself|ourselves|themselves|him|them|me|us|ghosts|magic|love)\\b) => in
    (?:{apologize}|{apologise}) [to|about](?= (?:being|not)\\b) => for
    {blame} (?:him|her|me|you|us|them) [of|about|by|with] => for
    {fight} [with](?= (?:pollution|poverty|crime|disease|diseases|hunger|corruption|terrorism|global)\\b) => against
    {insist} [in|for|about|at](?= ${whom}| \\w+ing\\b) => on
    {spend} (?:\\w+ ){0,3}(?:money|dollars) [in|for|at|to](?= (?:${determiner}|cars|clothes|food|games|education|health|books|travel\\w*|transport\\w*|advertis\\w+)\\b(?! (?:past|last|end|same|time|moment|month|week|year|day|sake|future)\\b)) => on
    {explain} [for|with](?= (?:me|us|him|her|them|people|students)\\b) => to
    {compare} (?:\\w+ ){1,3}[by|from|than](?= ${whom}) => to
    {go} [at|in](?= (?:the |a |an |another |other |different |foreign |many |some )(?:\\w+ )?(?:places?|countr(?:y|ies)|cit(?:y|ies)|beach|cinema|supermarket|museum|restaurants?|university|shop|airport|station|mall|market|hospital|library|doctor)${ending}) => to
    {arrive} [to](?= (?:an?|another|every|any|many|some|different) ) => at
    instead [than|from|to](?= \\w+) => of
    <start>[(?:in|on|at|from) (?:the )?other side](?=,) => on the other hand
    (?:am|is|are|was|were|be|always|not|never) [in] guard${ending} => on
    [in (?:the )?weekends?]${ending} => on weekends
    [in](?= (?:the|that|this) (?:first|second|third|following|same) day${ending}) => on
    (?<!\\b(?:place|city|room|country) )[in](?= (?:that|this) (?:time|moment)(?:<end>| (?:i|we|he|she|they|it|there|my|the|people)\\b)) => at
    [in](?= night${ending}) => at
    [on|at|for](?= the (?:field|fields|area) of \\w+) => in
    [in](?= the age of (?:\\d|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty)(?:<end>| (?:he|she|i|they|we|you|and|but)\\b)) => at
    [in](?= (?:the|a|my|his|her|their) (?:\\w+ )?(?:farm|beach|island|phone|telephone|radio|tv|first floor|second floor|ground floor|battlefield)${ending}) => on
    (?<!\\b(?:look|looks|looked|looking|point|pointed|laugh|laughed|angry|aimed|aim|stare|stared|glance|directed|better|good|bad|thrown|shout|arrive|arrives|arrived|arriving|surprised|mad) )[at](?= (?:the|our|this|my|his|their|a|your) (?:\\w+ )?(?:world|society|country|countryside|town|city|village|future|newspapers?|magazines?|passage|paragraph|field|area)${ending}) => in
    (?:read|reads|written|wrote|stated|states|said|says|mentioned|mentions|found|discussed|described|presented|given) (?:\\w+ ){0,2}[on|at](?= (?:the|a|this|that|his|her|these|those|my) (?:\\w+ )?(?:newspapers?|magazines?|books?|textbooks?|passage|text|article|paragraph|lecture)${ending}) => in
    [by|with|on|at](?= (?:a|an|the same|another|different|many|this) (?!long|lot)(?:\\w+ )?ways?${ending}) => in
  `,
});
