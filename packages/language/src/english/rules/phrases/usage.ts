import { phraseRules } from './phrase.ts';

const person = '(?:me|him|her|us|them|you)';
const few = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d+)`;
const clause = '(?:i|we|you|he|she|it|they|the|this|that|these|those|my|our|people|there|many|some|most)';
const belongings =
  '(?:car|house|name|job|birthday|friends?|room|phone|dog|cat|books?|bag|family|life|wedding|school|father|mother|brother|sister|children|hair|eyes|flat|apartment|bike|company|help|advice|opinion|idea|face|voice|death|computer|clothes|party|garden|kitchen|office|shop|money)(?! (?:me|us|him|them|you)\\b)';
const comparative =
  '(?:better|worse|bigger|smaller|larger|higher|lower|faster|slower|longer|shorter|stronger|weaker|older|younger|cheaper|easier|harder|taller|richer|poorer|safer|healthier|happier|earlier|later|nicer|quieter|louder|warmer|colder|hotter|cleaner|closer|deeper|wider|busier|friendlier|prettier|smarter|simpler|thinner|heavier|lighter|darker|brighter)';
const short =
  '(?<easy>easy|happy|healthy|busy|heavy|pretty|friendly|lazy)|(?<cheap>cheap|small|fast|high|low|long|short|strong|weak|old|young|hard|tall|rich|poor|warm|cold|clean|quick|slow|great|bright|dark|quiet|loud|smart)|(?<safe>safe|large|nice|late|close|wide|simple)|(?<big>big|hot|thin|fat|sad)';

/** Words that go together, and words that do not (collocation and replaced verb or noun in the Cambridge Learner Corpus). */
export const usageRules = [
  ...phraseRules({
    name: 'Comparison',
    reason: 'Grammar',
    summary: 'The comparison is formed otherwise.',
    lines: `
      [more (?<a>${comparative})] => $a
      the [most (?<a>(?:tall|small|old|young|fast|slow|high|low|long|short|strong|weak|cheap|rich|poor|clean|hard|great|cold|warm|dear|near|kind|bright|dark|deep|smart|quick|new)est|biggest|hottest|largest|nicest|easiest|happiest|safest|closest|best|worst|friendliest|prettiest|busiest|latest|finest)] => $a
      [very (?<a>${comparative})](?! half) => much $a
      as \\w+ [than] (?:a|an|the|my|his|her|your|their|our|me|him|us|them|i|he|she|we|they|you) => as
      (?:is|are|was|were|be|much|far) ${comparative} [as|that] (?:me|him|her|them|us|mine|yours|ours|my|his|your) => than
      (?:is|are|was|were|be|become|becomes|became|it's|feel|seem|seems|get) (?:much |even |far )?[more (?:${short})](?= (?:to|than|for me|for them|for us|for you|if|when)\\b|<end>) => @comparative
    `,
  }),
  ...phraseRules({
    name: 'PronounCase',
    reason: 'Grammar',
    summary: 'The pronoun stands in another form here.',
    lines: `
      (?:for|with|to|between|from|by|about|of|like) (?:you|him|her|my \\w+|his \\w+|our \\w+|the \\w+) and [I](?=<end>| (?:at|in|on|for|with|to|because|about|yesterday|last)\\b) => me
      <start>[me and (?<a>(?:my|his|her|our|their) (?:best )?\\w+|you|him|her)] (?:are|were|went|go|have|had|like|liked|play|played|live|lived|will|would|can|could|did|do|came|met|decided|wanted|want|saw|always|usually|often|both) => $a and I
      <start>[I and (?<a>(?:my|his|her|our) (?:best )?\\w+|you)] => $a and I
      <start>[him] and (?:his|her|my|i|the)\\b(?= (?:\\w+ )?(?:are|were|went|go|have|had|like|play|played|live|lived|will|would|can|did|came)) => he
      <start>[him] and (?:his|her|my) \\w+ (?:are|were|went|go|have|had|like|play|live|will|would|can|did|came) => he
      <start>[her] and (?:her|his|my) \\w+ (?:are|were|went|go|have|had|like|play|live|will|would|can|did|came) => she
      <start>[them] (?:are|were|have|had|will|would|can|went|want|think) => they
      (?:man|woman|person|people|friend|boy|girl|student|someone|somebody|child|one|those|neighbour|neighbor|teacher|author|writer|family|company) [who's] (?:\\w+ )?(?:father|mother|name|names|wife|husband|son|daughter|house|car|children|job|parents|book|books|work|family|life|lives|dog|brother|sister|idea|ideas) => whose
      <start>[who's] (?:book|car|idea|fault|turn|house|phone|bag|pen|coat|dog|job|responsibility|side)\\b => whose
      [whose] (?:going to|been|always|never|not) => who's
      (?:the|a|this|that) (?:man|woman|boy|girl|teacher|student|person|doctor|friend) [which] (?:is|was|has|had|lives?|lived|works?|worked|helped|wants?|came|gave|told|said|can|will) => who
      (?:people|children|students|teachers|men|women|friends|parents|person|persons|somebody|someone|everyone|those) [which] (?:is|are|was|were|has|have|had|live|lives|work|want|like|think|can|will|do|don't|know|love|need) => who
      (?:and|or) [myself] (?:will|would|am|are|have|were|can|could|should|had|went|was|did|do|work|worked|live|lived|met|decided|wanted|shall) => I
      (?:to|for|with|from|by|between|of|me) (?:\\w+ ){1,2}and [myself]<end> => me
      [theirselves|theirself|themself] => themselves
      [hisself] => himself
      [ourself] => ourselves
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      [{make}] (?:a lot of |some |any |much |more |the |my |his |her |our |their |your |lots of )(?:research|homework|housework|sports?|exercises?|the dishes|laundry|shopping|gymnastics) => @do
      [{make}] (?:sport|sports|homework|housework|gymnastics) => @do
      (?<!what |that |than |which )[{do}] (?:a|an|many|some|too many|a lot of|a big|such a|the same|another|a terrible|more|so many) (?:mistakes?|decisions?|noise|phone calls?|appointments?|complaints?|suggestions?|choices?|promises?) => @make
      [{make}] (?:a|an) (?:big |great |birthday |small )?party => @have
      [{do}] (?:a|an|some|many) (?:photos?|pictures?|photographs?) => @take
      [{make}] (?:some|many|a lot of) (?:photos?|photographs?) => @take
      [{do}] a (?:shower|break|rest|nap) => @take
      [{make}] (?:an|the|my|his|her) (?:final )?exams? => @take
      (?:to|me|him|her|us|them|please|you|will|would|can) [{remember}] ${person} (?:about|that|of) => @remind
      [{learn}] ${person} (?:how|to|english|about|french|german|spanish|maths) => @teach
      (?:can|could|please|will|would|to|he|she|they|you) [{borrow}] ${person} (?:a|an|the|some|his|her|my|your|money|their) => @lend
      [{say}] (?:a lie|lies|the truth|a joke|jokes|a story|stories|a secret)(?! is| was| about) => @tell
      [{say}] (?:me|him|us|them)(?= (?:that|to|the|a|about|how|what|why|where|you|he|she|it|they)\\b) => @tell
      [{talk}] (?:english|french|german|spanish|italian|chinese|japanese|portuguese|russian|arabic) => @speak
      [{assist} (?:to|at)](?= (?:(?:the|a|my|our|this) )?(?:class|classes|lessons?|meetings?|concerts?|courses?|university|party|lecture)\\b) => @attend
      [{lose}] (?:the|my|our|his|her|their) (?:bus|train|flight|plane) => @miss
      (?:prices?|temperatures?|costs|sun|unemployment|taxes) (?:have |has |had |will |is |are |was |were )?[{raise}](?= (?:in|to|from|very|quickly|every|again|at|rapidly|fast)\\b|<end>) => @rise
      [{make}] (?:a |an )?(?:strong |big )?(?:attention) => @pay
      [{open}] the (?:lights?|tv|television|radio)<end> => @turn on
      i (?:very much |really |very )?[{hear}] music => @listen to
      [{rob}] (?:my|his|her|the|a|some|their) (?:money|wallet|phone|bag|car|bike|purse) => @steal
      [{earn}] (?:a )?(?:competition|game|match|prize|race) => @win
      [{win}] (?:a lot of |some |more |much |enough )?(?:salary|living) => @earn
      (?:i|we|they|he|she|you|who|people) [very] (?:like|likes|liked|love|loves|loved|enjoy|enjoys|enjoyed|want|wants|wanted|hope|need|appreciate) => really
      [too much] (?:expensive|difficult|big|small|tired|busy|dangerous|important|late|slow|young|lazy|noisy|crowded|boring)\\b(?! \\w+ (?:work|money)) => too
      [enough (?<a>good|big|old|tall|strong|rich|brave|smart|intelligent|mature|clear|clever)](?= (?:to|for)\\b|<end>) => $a enough
      [almost] (?:people|students|children|young|countries|families|women|men|parents|teachers) => most
      [almost of] => most of
      (?<!make |making |made |get |getting |got |do )[the most of] (?:people|students|children|young|countries|families|women|men|teachers|cars) => most
      (?<!make |making |made |get |getting |got |do )[the most of] (?:the|my|our|their|these|those|them|us) => most of
      (?<!\\bthe )[most of|many of|some of|several of] (?:people|students|children|things|countries|women|men|teachers|parents|companies|young|problems|families) => @first
      [a lots of] => a lot of
      [a plenty of] => plenty of
      [a (?<a>many|several)] (?:people|things|problems|students|books) => $a
      (?<!a |whole |the |this |that |job |each |an |awful |parking |one |first |every |no |their |our |his |her |my |odd |great |big |good |happy |sorry |huge |vacant |empty |last |second )[lot of] \\w+ => a lot of
      [others] (?:people|students|things|countries|persons|languages|children|problems|places|reasons|advantages) => other
      [another] (?:people|things|students|countries|problems|reasons|places|children|advantages|languages)(?! (?:is|was|has)\\b) => other
      [every] (?:people|peoples) => all
      <start>[other] (?:reason|thing|advantage|example|problem|point|disadvantage|way) (?:is|was|why|that|to|of) => another
      only [few] (?:people|students|days|minutes|hours|years|weeks|things|books|places|of) => a few
      [in spite] (?:he|she|it|they|we|i|you) => although
      <start>[because of] (?:i|he|she|they|we) (?:am|is|are|was|were|have|has|had|can|can't|don't|want|didn't) => because
      the reason [because] (?!of) => why
      [for to] (?:be|have|do|make|get|go|see|buy|learn|help|take|improve|find|study|work) => to
      [in order that to|so that to|in order for to|for in order to] => in order to
      [such like] => such as
      [as far as i am concern] => as far as I am concerned
      for [(?<a>example|instance)s](?=,|<end>| (?:the|a|in|if|when|i|we|you|people|many)\\b) => $a
      <start>[as example|for exemple|as an examples] => for example
      <start>[in conclude|as conclusion|in conclusions|to conclusion|for conclusion|as a conclusions] => in conclusion
      <start>[to summary|in summarize] => in summary
      <start>[beside](?=,| (?:that|this),) => besides
      [besides of|beside of] => besides
      [in addiction] => in addition
      [all of sudden] => all of a sudden
      [from a long time|from long time|since long time] => for a long time
      <start>[long time ago] => a long time ago
      [in nowadays|at nowadays|in the nowadays|now a days|nowaday|in these nowadays] => nowadays
      [these kind] of => this kind
      [those kind] of => that kind
      an? [(?<n>${few}) years? old](?= (?:boy|girl|child|man|woman|kid|son|daughter|house|car|student|dog|building|baby)) => $n-year-old
      (?<!\\$ ?|£|€)(?:\\d+|two|three|four|five|ten|several) [(?<a>million|thousand|hundred)s] (?!of) => $a
      i [am (?<a>want|think|hope|believe|know|need|understand|live|have|wish|agree|disagree|remember|mean)](?! (?:not|it)\\b) => $a
      (?:we|they|you) [are (?<a>want|think|hope|believe|know|need|understand|have|wish|agree|disagree|remember|mean)] => $a
      (?:i|we|they|you) [(?:am|are) (?<a>(?:totally|completely|strongly|fully|really|also|absolutely) (?:agree|disagree|think|want|believe|hope))] => $a
      (?:i|we|they|you) [(?:am|are) not (?<a>agree|want|think|know|understand|believe)] => do not $a
      (?:he|she) [is not (?<a>agree|want|think|know|understand|believe)] => does not $a
      [have] ${few} years old => am
      (?:he|she|it|who|brother|sister|son|daughter|mother|father|friend) [has] ${few} years(?: old|<end>) => is
      i [have] ${few} years<end> => am
      (?:he|she|i|it) [had] ${few} years old => was
    `,
  }),
  ...phraseRules({
    name: 'Connective',
    reason: 'Grammar',
    summary: 'The clauses are joined twice; one word is enough.',
    lines: `
      <start>(?:although|though|even though) <rest>, ?[but ](?=${clause}\\b) =>
      <start>(?:although|though|even though) (?:\\w+ ){2,9}?\\w+[ but](?= (?:i|we|he|she|they|it|you)\\b) => ,
      <start>because (?!of)<rest>, ?[so ](?=${clause}\\b) =>
    `,
  }),
  ...phraseRules({
    name: 'DoubleNegative',
    reason: 'Grammar',
    summary: 'One negative word is enough.',
    lines: `
      (?:\\w+n't|not|never) (?!for )(?:\\w+ )[nothing](?! but) => anything
      (?:\\w+n't|not|never) (?:\\w+ )[nobody] => anybody
      (?:\\w+n't|not|never) (?:\\w+ )[no one] => anyone
      (?:\\w+n't|not|never) (?:\\w+ )(?:\\w+ )?[nowhere] => anywhere
      (?:don't|doesn't|didn't|can't|couldn't|won't|haven't|hasn't|do not|did not|does not) (?:have|see|want|need|know|get|make|eat|buy|like|find|got|seen|had) [no] => any
      [nobody (?:don't|doesn't) (?<a>know|want|like|care|understand)] => nobody $as
      nobody [didn't (?<a>know|want|like)] => $a
    `,
  }),
  ...phraseRules({
    name: 'Possessive',
    reason: 'Punctuation',
    summary: 'A possessive has an apostrophe.',
    lines: `
      (?:my|your|his|her|our|their) [(?<a>sister|brother|mother|father|friend|boss|husband|wife|son|daughter|uncle|aunt|grandmother|grandfather|neighbour|neighbor|dog|cat|teacher|cousin|boyfriend|girlfriend|mum|mom|dad)s] (?:new |old |best )?${belongings} => $a's
      (?:my|your|his|her|our|their) [(?<a>parent|grandparent)s] (?:new |old |best )?${belongings} => $as'
      the [(?<a>teacher|doctor|king|queen|president|author|writer|driver|owner|manager|director|boy|girl|man)s] (?:name|opinion|car|voice|face|job|life|wife|mother|father|room|office|idea|hand|hands|words)\\b => $a's
      [(?<a>today|yesterday|tomorrow)s] (?:world|society|weather|news|lesson|meeting|life|newspaper|people) => $a's
    `,
  }),
  ...phraseRules({
    name: 'AdverbForm',
    reason: 'Grammar',
    summary: 'An adverb tells how something is done.',
    lines: `
      (?:{speak}|{play}|{sing}|{cook}|{dance}|{write}|{drive}|{swim}|{work}|{know}|{understand}|{sleep}|{do}) (?:(?!(?:is|was|are|were|be|been|look|looks|looked|seems?|feels?|felt|an?|no|some|any|something|anything|nothing|for|of|that)\\b)\\w+ ){0,2}(?:very |so |really |quite |too |as )?(?<!\\b(?:do|does|did|done|doing) (?:me|him|her|us|them|you) )[good](?=<end>) => well
      (?:{drive}|{run}|{speak}|{walk}|{work}|{eat}|{talk}|{write}|{move}|{behave}|{sing}|{dance}|{learn}|{change}|{increase}|{develop}|{rise}|{answer}|{react}|{play}) (?:\\w+ )?(?:too|very|so|more|really|quite) [(?<a>quick|slow|careful|quiet|serious|beautiful|polite|bad|dangerous|different|correct|perfect|fluent|clear|nervous|regular|rapid)](?=<end>| (?:to|in|at|and|on|when|because|that|for|by|with|over|during|than)\\b) => $aly
      (?:{drive}|{run}|{speak}|{walk}|{work}|{eat}|{talk}|{write}|{behave}|{sing}|{dance}|{increase}|{develop}|{rise}|{answer}|{react}) (?:english |french |it )?[(?<a>quick|slow|careful|quiet|serious|beautiful|polite|bad|dangerous|correct|perfect|fluent|nervous|regular|rapid)](?=<end>) => $aly
      (?:{do}|{finish}|{make}|{read}|{check}|{open}|{close}|{use}) (?:the |it |his |her |my )(?:\\w+ )?(?:very|too|so|more) [(?<a>careful|quick|slow|quiet|serious|bad|good|correct|perfect)]<end> => @adverb
      [(?<a>real|extreme|complete|absolute)] (?:good|bad|important|difficult|different|happy|sad|beautiful|hard|interesting|expensive|cold|hot|nice|big) => $aly
    `,
  }),
  ...phraseRules({
    name: 'FeelingOrCause',
    reason: 'Malapropism',
    summary: 'Words in -ed tell what somebody feels, words in -ing what makes them feel so.',
    lines: `
      (?:i|we) (?:am|was|are|were|feel|felt|get|got|'m|became) (?:very |so |really |not |a bit |always |quite |too )?[(?<a>bor|excit|confus|surpris|tir|frustrat|disappoint|embarrass|shock|annoy)ing](?! (?:to|for))(?=<end>| (?:when|because|with|about|by|and|of|that|at)\\b) => $aed
      (?:i'm|i am|am|we are|they are|people are|(?:he|she|who) (?:is|was)|get|got|became|become|was not|not|very much) (?:very |so |really |not |also |always |quite )?[interesting] in(?! (?:that|its|many|some|the way)) => interested
      (?:film|movie|book|story|lesson|class|game|match|trip|party|lecture|article|subject|job|course|experience|play|show|city|place|museum|speech|journey|holiday|result|news) (?:is|was|are|were) (?:very |so |really |quite |too |not |a bit )?[(?<a>interest|bor|excit|surpris|tir|confus|frighten|disappoint)ed](?=<end>| (?:and|because|but|for|so)\\b) => $aing
      (?:an?|very|really|so|most) [(?<a>interest|bor|excit|surpris)ed] (?:books?|films?|movies?|stor(?:y|ies)|things?|places?|ideas?|games?|lessons?|cit(?:y|ies)|topics?|subjects?|facts?|experiences?) => $aing
    `,
  }),
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:know|knows|knew|known|wonder|wonders|wondered|ask|asks|asked|decide|decided|see|doubt|unsure|sure|check|matter|matters|of|on|discuss|consider|question is) [weather] (?:the|this|my|his|her|our|their|people|students|children|a|an) (?:\\w+ ){1,3}(?:is|are|was|were|will|would|can|could|should|has|have|had|does|do|did) => whether
      (?:will|would|can|could|may|might|does|do|did|should|must|also|negatively|seriously|directly|deeply|to|which|not) [effect] (?!change)(?:the|our|my|your|his|her|their|us|me|him|them|you|people|everyone|everybody|children|many|both|how|students|health|it)\\b(?! (?:change|transition|release|repair)) => affect
      (?:it|they|this|that|which|pollution|weather|smoking|noise|stress) (?:also |directly )?[effects|effected] (?:the|our|my|your|his|her|their|us|me|him|them|you|people|everyone|children|many|both|how|students|health) => @affect
      (?:an?|no|any|bad|good|negative|positive|big|great|little|same|side|harmful|greenhouse|main|major|significant|strong|real|serious|cause and) [affect] => effect
      (?:no|any|the|bad|good|negative|positive|big|great|side|harmful|main|major|serious|some|many|its|these|of) [affects](?= (?:of|on|are|were|and)\\b|<end>) => effects
      [principle] of (?:the|my|our|his|her|a) (?:\\w+ )?(?:school|college) => principal
      (?:school|vice|our|new) [principle](?! of) => principal
      the [principle] (?:reason|cause|aim|goal|role|actor|source|character|city|purpose|problem|objective|component|language) => principal
      (?:basic|moral|fundamental|general|guiding|scientific|on|key) [(?<a>principal)(?<b>s?)] => principle$b
      in [principal](?=<end>| (?:it|the|this|we|i)\\b) => principle
      [looses] => loses
      [loosing] (?:the|a|my|your|weight|money|time|hope|control|his|her|their|our|interest) => losing
      (?:some|any|good|bad|useful|my|your|his|her|this|their|much|more|great|helpful|piece of|follow|following|need|of) [advise](?! (?:you|him|them|us|me|people|that|against)\\b) => advice
      (?:(?<!\\b(?:thanks|due|according|owing|listen|listens|listened|listening|addition|contrary|next|attention|response|open|reply|access|deaf) )to|would|will|i|we|they|could|can|strongly|should) [advice] (?:you|him|her|them|me|us|people|that|against|the|students|everyone) => advise
      (?:is|are|was|were|it's|not|feel|feels|seems?|looks?|becomes?|became|far|way|much) [to] (?:expensive|difficult|big|small|young|tired|busy|dangerous|easy|old|weak|short|late|many|much|hard|high|cold|hot|slow|noisy|crowded)(?=<end>| (?:to|for|and|but|when|because|in|people|of)\\b) => too
      (?:want|wants|wanted|going|need|needs|needed|like|able|listen|listens|next|according|due|trying|decided|decide|moved|returned|try|used|hope|plan) [too] (?:the|my|his|their|our|your|be|go|do|make|have|get|see|school|help|say|know|take|buy|find|learn|study|live|work|play|music|visit|speak) => to
      (?:because|instead|most|lots?|kind|sort|full|afraid|proud|capable|aware|think|thought|both|couple|number|out|front|tired|all|many) [off](?= (?:the|my|his|her|our|their|them|us|it|people|this|that|these|money|time|you|me)\\b) => of
      (?:please|to|must|should|can|could|will|would|don't|don't forget to|i|we|they|you|he|she|<start>) ?(?:turn|turned|turns|switch|switched|switches) [of] (?:the|your|my|our|his|her|all|that) (?!century|year|month|decade|wheel|key|tide|screw|page|phrase|events|week|season|head|handle|card|millennium|own|plot|story|case|road|river|stairs|earth|two|three)\\w+ => off
      (?:leave|left|put|park|parked|bring|keep|come|came|stay|stayed|live|lives|lived|work|works|wait|waited|sit|stand|sign|stop|smoke|arrived) (?:(?:it|him|them|me|us) |(?:your|my|the|a|his|her|our|their|that|this) (?:\\w+ )?(?<!\\b(?:boys|girls|children|deaf|others|rest|people) )(?<!\\b(?:can|could|would|will|might|should|may|they|we|i|he|she) ))?[hear]<end> => here
      (?:turn|turns|turned|take|took|switch|switched|get|got|fell|fall|jump|jumped) [of] (?:the|my|his|her) (?:lights?|tv|television|radio|bus|train|computer|phone|bike|bicycle|tree|roof|plane|table|horse|chair) => off
      (?:he|she|i|we|they|has|have|had|who|was|time|years?|law|bill) [past] (?:away|the (?:exams?|tests?|law|ball)|(?:his|her|my|their) exams?) => passed
      (?:walk|walked|drive|drove|run|ran|go|went|going|half|quarter|get|got|look|looked) [passed] (?:the|a|me|him|her|us|them|my|his|midnight) => past
      (?:in|for|over|during|from) the [passed](?=<end>| (?:few|two|three|year|years|ten|decade|century|weeks?|months?)\\b) => past
      <start>[were] (?:is|are|do|did|does) (?:the|my|you|he|she|they|we|i|your|our) => where
      (?:they|we|you) [where] (?!is\\b|are\\b|was\\b|were\\b|the\\b|you\\b|i\\b|he\\b|she\\b|they\\b|we\\b|it\\b|to\\b) => were
      (?:<start>|\\band |\\bsince |\\bback |\\bjust |\\b\\w+,(?<!\\b(?:more|less) \\w+,)(?<!\\b(?:more|less) \\w+ \\w+,) )[than] (?:i|we|he|she|they|it|you|the) => then
      (?:can|can't|cannot|could|couldn't) [breath] => breathe
      (?:foggy|fog|dark|darkness|mist|misty|smoke|smoky) (?:that )?(?:\\w+ ){1,4}(?:can't|cannot|could not|couldn't|can not|can hardly|could hardly) [look at] (?:anything|a thing|much)(?=<end>| at all| in\\b| from\\b) => see
      (?:wear|wears|wearing|wore|buy|bought|put on|change|changing|pair of) (?:\\w+ )?[cloths] => clothes
      (?:in|across|through|into) the [dessert](?! (?:menu|section|course|recipe)) => desert
      (?:for|eat|had|delicious|chocolate|my favou?rite) [desert] => dessert
      (?:to|will|can|could|would|should) [by] (?:an?|some|new|it|them|food|clothes|things|this) => buy
      (?:a|an|one|two|every|this|another|last|big|small) [peace] of (?!mind) => piece
      (?:last|next|every|per|once a|twice a|times a|this) [weak](?! \\w) => week
      (?:in|of|to|improve|with) [ones] (?:life|own|mind|family|opinion) => one's
      <start>[may be] (?:i|we|he|she|they|you|it|the|this|that) => maybe
      (?:it|he|she|they|there|this|that|which) [maybe] (?:a|the|an|not|very|more|due|because|difficult|hard|possible|true|good|better) => may be
      [everyday](?=<end>| (?:i|we|he|she|they|you|in|at|because|when|from|after|before|for)\\b) => every day
      [some times](?! when| that| in| of| where) => sometimes
      [any body] (?:can|could|who|else|is|has|knows) => anybody
      [with out] => without
      [a part from] => apart from
      (?<!day )[to day](?=<end>| (?:we|i|people|the|is)\\b) => today
      (?:has|have|had|'ve|is|are) [all ready] (?:\\w+ed|been|gone|done|seen|made|taken) => already
      [their|there](?= going to\\b) => they're
      <start>[their|there] (?:very|so|not|always|both|all) (?:\\w+ )?(?:happy|good|nice|friendly|going|coming|kind|important|right|wrong) => they're
      [their] (?:is|are|was|were|will be|has been|have been|must be|should be|can be|may be) => there
      <start>[its](?= (?:a|an|the|not|been|going to|my|your|his|our|their|because|also (?:an?|the|very|not|known|true|because)|just (?:an?|that|not)|always (?:an?|the|been)|never (?:too|an?|been)|raining|snowing)\\b(?!-| in\\w+able)) => it's
      <start>[its](?= (?:(?:also|always|never) )?(?:impossible|important|possible|difficult|easy|hard|necessary|true|clear|better|best|nice|cold|hot|good|bad)(?:<end>| (?:to|that|for|when|if|because|how|what|here|outside|today|in here)\\b)) => it's
      <start>[its](?= time (?:to|for|that|we|you|i|they|he|she)\\b) => it's
      (?:that|because|if|when|and|but|think|know|say|although|while|hope|believe|so) [its] (?:a|an|the|not|been|going to|my|your|our|their|because|impossible to|important to|important that|possible to|difficult to|easy to|hard to|necessary to|better to|time to|raining|snowing|true that|clear that) => it's
      [your] (?:the best|so|too|a|an|always|never|kidding|joking)\\b(?! (?:own|loved)) => you're
      <start>[your] (?:right|wrong)(?=<end>| (?:about|that|and|to say)\\b) => you're
    `,
  }),
];
