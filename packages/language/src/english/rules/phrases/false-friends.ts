import { phraseRules } from './phrase.ts';

const adjectives = String.raw`(?:\w+ ){0,1}`;
const person = '(?:me|him|her|us|them)';

/** Words that mean another thing in the learner's own language, and words that are nearly the same (M. Swan and B. Smith, Learner English). */
export const falseFriendRules = phraseRules({
  name: 'ConfusedWord',
  reason: 'Malapropism',
  summary: 'This word is easily taken for another; the other is meant.',
  lines: `
    (?:the|my|our|his|her|their|in) [actual] ${adjectives}(?:situation|crisis|president|government|job|boss|address|society|generation|prices?|times|moment|job|position|company|teacher|flat|house|director|manager|minister|fashion|economy|economic|political) => current
    (?:too|very|so|quite|really|more) [sensible] (?:to|about) => sensitive
    [sensible] to (?:cold|heat|light|noise|criticism|pain|smells?|the (?:cold|heat|light|sun)) => sensitive
    [sensible] skin => sensitive
    {work} in (?:a|the) (?:\\w+ )?[fabric](?! (?:shop|store|industry)) => factory
    (?:buy|bought|sell|sells|sold) (?:\\w+ ){1,4}(?:in|at|from) (?:a|the) [library] => bookshop
    (?:make|makes|made|making|do|did) (?:a|an|some|many|several) (?:\\w+ )?[(?<s>experience)(?<e>s?)] (?:in|with|to|on) (?:the )?(?:laboratory|lab|chemistry|chemicals|rats|mice|animals|physics|school) => experiment$e
    (?:send|sent|give|gave|receive|received|heard|got) (?:\\w+ ){0,2}[notices] (?:about|from|of) (?:my|his|her|the|our) (?:family|friend|brother|sister|mother|father|accident) => news
    listen(?:ed|ing)? to (?:\\w+ )?[classic] music => classical
    [classic] music => classical
    [economic] (?:car|washing machine|way to travel|heating|flight|to run) => economical
    [historic] (?:novel|film|drama|research|linguistics|society|fiction) => historical
    [electrical] (?:guitar|shock|chair|blanket|fence|kettle|toothbrush) => electric
    [during] (?:i|we|he|she|they) (?:am|is|are|was|were|had|have|live|lived|work|worked|stay|stayed|study|studied|wait|waited|sleep|slept) => while
    [while] (?:my|the|our|his|her|their) (?:holidays?|stay|lesson|lessons|film|night|summer|winter|war|meeting|trip|journey|concert|interview|exam|flight|weekend|lecture|visit|meal|party|match|dinner|lunch|break)(?=<end>| (?:in|at|to|i|we|he|she|they|with)\\b) => during
    (?:finish|finished|submit|submitted|hand|handed|pay|paid|complete|completed|deliver|delivered|return|returned|send|sent|done|ready|reply|replied|decide|be there|be back|be home|get there) (?:\\w+ ){0,4}[until] (?:\\w+day|tomorrow|next|the end|noon|midnight|\\d+ o'clock|five|six|seven|eight|nine|ten|ten|twelve)\\b => by
    (?:don't|doesn't|didn't|isn't|aren't|wasn't|can't|couldn't|won't|haven't|hasn't|not) (?!only\\b)(?:\\w+ ){1,5}[too]<end> => either
    (?:am not|is not|isn't|aren't|wasn't|don't|doesn't|didn't|can't|couldn't|haven't|hasn't|won't) (?:\\w+ ){0,5}[neither]<end> => either
    (?:i|we|he|she|they) (?:haven't|hasn't|have not|has not) (?:\\w+ ){1,4}[already]<end> => yet
    [how] (?:do|does|did|would) (?:you|we|they|i) call (?:this|that|it|these|the|a) => what
    {look}s? [as] (?:a|an|his|her|my|their|the) (?:\\w+ )?(?:mother|father|brother|sister|actor|actress|film star|teacher|child|king|queen|princess|model|twin|twins|doll|star|parents|uncle|grandfather|grandmother) => like
    {work}(?:ed|s|ing)? [like] (?:a|an) (?:teacher|nurse|waiter|waitress|doctor|engineer|secretary|driver|lawyer|cook|chef|manager|volunteer|receptionist|translator|shop assistant|journalist|accountant|programmer|cleaner|carpenter|builder|mechanic) (?:in|at|for|since)\\b => as
    (?:it|this|that|she|he) (?:is|was|looks?|looked|sounds?|smells?|tastes?) [such] (?:beautiful|good|nice|bad|cold|hot|big|small|expensive|difficult|easy|interesting|boring|tired|happy|kind|funny|delicious)(?=<end>| that\\b) => so
    [so] (?:a|an) (?:\\w+ )?(?:day|time|place|city|man|woman|person|house|problem|film|book|story|way|idea|view|mistake|noise|mess|surprise|pity|shame) => such
    (?:is|was|were|are|it's|had|have|with|in) [so] (?:beautiful|good|nice|bad|lovely|cold|hot|kind|wonderful|terrible|strange|boring|interesting|cheap|expensive) (?:weather|people|music|food|news|places|friends|days|views|clothes|shoes|children|teachers|stories) => such
    all [day the|days the] => all the
    [the all] (?:day|night|week|world|family|class|town|city|country|time|book|house) => the whole
    [all the] (?:world|family|class|town|city|country) (?:is|was|knows|knew|has|came|went) => the whole
    [between] (?:the )?(?:many|several|young|most|all|these|those) (?:\\w+ )?(?:people|students|teenagers|countries|things|problems|reasons|others|children) => among
    [among] (?:you and|him and|her and|the two|two|me and|us two) => between
    [beside] (?:being|having|that,|playing|working|studying|english|french|football|the fact) => besides
    (?:is|was|were|are|had|has) [near] (?:finished|dead|empty|ready|impossible|fallen|forgotten|killed|missed|all|every|always) => nearly
    [near] (?:everyone|everybody|everything|all|every|half|always) => nearly
    (?:{work}|{try}|{study}|{train}|{rain}) (?:very |so |really )?[hardly]<end> => hard
    (?:very|so|too|really|quite) [lately](?=<end>| (?:at|in|for|last|to)\\b) => late
    (?:came|come|comes|arrive|arrives|arrived|went|go|got up|get up|gets up|woke up|wake up|stay up|stayed up) (?:home |to bed |very )?[lately](?=<end>| (?:at|in|for|last|to)\\b) => late
    (?<!(?:am|is|are|was|were|be|been|being|got|get|gets|have|has|had|truth) (?:\\w+ )?)[{tell}] (?:that|to (?:me|him|her|us|them) that) (?:he|she|it|they|we|i|the|there|his|her|my) (?:was|were|had|would|could|will|did|is|are|has|have|can) => @say
    [{hope}] ${person} (?:a|an) (?:good|nice|happy|great|pleasant|merry) => @wish
    (?:a|the|my|his|her|their) [alone] (?:man|woman|child|person|old|boy|girl|life) => lonely
    {feel} (?:very|so) [alone] => lonely
    (?:very|so|really) [fun]<end> => funny
    (?:a|an|had|have|lot of) (?:very |so |really )?[funny] (?:time|holiday|weekend|evening|party|trip)(?=<end>| (?:with|in|at|and|together|last)\\b) => fun
    [(?<n>this|these) kind] of (?:things|people|books|films|problems|situations|songs|games|jobs|animals|shoes|questions) (?:are|were|have) => these kinds
    [fewer] (?:money|time|water|work|traffic|sugar|salt|noise|pollution|information|energy|food|paper|meat|bread|space|help|trouble|stress) => less
    [less] (?:people|students|children|cars|jobs|women|men|visitors|tourists|mistakes|accidents|opportunities|friends|books|hours than|problems|trees|customers|shops|buses|trains|houses|words than|calories|schools|teachers|pages|animals|plants|cigarettes|things) => fewer
    [amount] of (?:people|students|cars|books|problems|visitors|tourists|countries|words|children|women|men|accidents|mistakes|friends|jobs|trees|animals)(?!'s| \\w+ can be| (?:we|i|you|he|she|they) can (?:carry|hold|fit)) => number
    (?:a|the|large|big|great|huge|small) [quantity] of (?:people|students|visitors|tourists|children) => number
    (?<!\\b(?:wines?|bottles?|laws?|rules?|tracks?|cards?|arms|weapons|tools|guidelines|foundations?|principles?) (?:\\w+ )?)(?:to|will|would|can|could|should) [lay] (?:down(?=<end>| (?:on|in|and|or|at|by|near|beside|under|next|here|there|for|with|because|when|while|after|before|again|now|to|as|if|but|flat|together|quickly|a bit|a little|a while)\\b)(?! (?:the|my|your|his|her|their|its|our|some|new|clear|strict|in (?:writing|law|childhood|january|february|march|april|may|june|july|august|\\d+)|for (?:us|them|him|me|you|ten|many|\\d+)|(?:at|with) great|until)\\b)|in bed|on the (?:sofa|bed|floor|beach|grass|couch))(?! (?:the|my|his|a)\\b) => lie
    (?:am|is|are|was|were|been) [laying] (?:down|in bed|in the sun|on (?:the|my|his|her) (?:sofa|bed|floor|beach|grass|couch|back|table|ground)) => lying
    [advices] => advice
    (?:young|lot of|lots of|nice|friendly|when|if|because|more) [peoples](?! of\\b|'|’) => people
    <start>[peoples](?= (?:think|want|like|say|don't|need|prefer|believe)\\b) => people
    (?:an?|as|is|was|good|great|the) (?:\\w+ )?[cooker] (?:in|at|for|who)\\b(?! (?:the|our|my) (?:kitchen|corner)) => cook
    (?:all|many|different|various|several|two|three|other) [(?<a>kind|sort|type)] of => $as
    (?:have|has|had|'ve) [(?<p>been|gone|seen|done|eaten|visited|read|heard|met|finished|bought|tried) already] (?:to|in|the|my|a|this|that|there|it|him|her|them|all) => already $p
    [complemented] (?:me|him|her|us|them|you|(?:the|my|his|our|their) \\w+) on => complimented
    (?:an? |the |every |each |one )?(?:two|both) (?:\\w+ ){1,2}(?:met|kissed|hugged|married|smiled at|looked at|talked to|spoke to|wrote to|shouted at|argued with|know|knew|love|loved|hate|hated) [themselves](?! in the)\\b => each other
    they (?:met|kissed|hugged|married|smiled at|talked to|spoke to|wrote to|shouted at|argued with|fell in love with) [themselves] => each other
    <start>[it has] (?:two|three|four|five|many|several|some|lots|a lot) (?:\\w+ ){1,7}in (?:my|our|this|the) (?:town|city|country|village|school|street|area|neighbourhood|house|region) => there are
    <start>[it has] (?:an?|one|no) (?:\\w+ ){1,6}in (?:my|our|this) (?:town|city|country|village|school|street|area|neighbourhood|house|region) => there is
    (?<!\\b(?:a|an|the|every|each|one|another|first|second|last|this|that|per|next|final) )half [hour](?! (?:walk|drive|ride|show|lesson|break)) => an hour
    (?<!\\b(?:a|an|the|every|each|one|another|first|second|last|this|that|per|next|final) )half [(?<n>mile|kilo|dozen|litre|kilometre|year|pint)](?= (?:to|from|of|ago|later|away|before|after|and)\\b|<end>) => a $n
    (?<!\\b(?:wines?|bottles?|laws?|rules?|tracks?|cards?|arms|weapons|tools|guidelines|foundations?|principles?) (?:\\w+ )?)(?:don't|do not|please|to|can|could|should|let's|you may|must|will|i'll|just) [lay] (?:down(?=<end>| (?:on|in|and|or|at|by|near|beside|under|next|here|there|for|with|because|when|while|after|before|again|now|to|as|if|but|flat|together|quickly|a bit|a little|a while)\\b)(?! (?:the|my|your|his|her|their|its|our|some|new|clear|strict|in (?:writing|law|childhood|january|february|march|april|may|june|july|august|\\d+)|for (?:us|them|him|me|you|ten|many|\\d+)|(?:at|with) great|until)\\b)|here|there|on|in|still)\\b(?! (?:the|a|my|your|his|her|its|our) (?:table|foundations?|groundwork|eggs?|lives|life|arms|weapons|rules?|carpet|law|blame|cable|floor|emphasis|bricks?|cloth)) => lie
    (?:enough|much) [place] (?:in|for|on|at|to|left|here|there)\\b(?! (?:where|which)) => room
    (?:n't|not|is|was|there's|have|has|had|need|needs|make) (?:enough|much|no|more|any|little) [place]<end> => room
    (?:a|the|this|that|our|my|his|her|long|whole|train|bus|car|boat|first|last|return) [travel](?=(?: (?:from|to|by|through|across|back|home|there) .{0,40}?)? (?:took|was|lasted|takes|had been)\\b) => journey
    (?:long|short|nice|good|great|wonderful|tiring|safe|pleasant|boring|exciting|interesting|first|last) [travel]<end> => journey
    (?:an?|our|my|your) (?:good|nice|safe|great|pleasant|long|wonderful|lovely|beautiful|fantastic|amazing|terrible|short) [travel](?=<end>| (?:to|from|in|through|with|around|across|last)\\b) => trip
    in the [other side],(?= (?:i|we|it|they|there|people|some|many|he|she)\\b) => other hand
    [eventually](?=,? (?:i|we|you|it) (?:might|may|could)\\b) => possibly
    in [last] (?:time|times)(?=<end>|,) => recent
    [at last but not least|last but not the least] => last but not least
    [in the first|at first place|in first place](?=,| (?:i|we|you)\\b) => in the first place
    <start>[at first](?=, (?:secondly|then)\\b) => firstly
    [at the end](?=, (?:i|we|he|she|they|it) (?:decided|found|won|had to|managed|chose|bought)\\b) => in the end
    [for (?:the|my) first] (?:i|we) => first
    [by] (?:foot)<end> => on
    [with] (?:the )?foot<end> => on
  `,
});
