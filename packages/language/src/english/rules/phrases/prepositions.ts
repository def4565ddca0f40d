import { phraseRules } from './phrase.ts';

const possessive = '(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those)';
const person = '(?:me|him|her|us|them|you)';
const years = '(?:years?|months?|weeks?|days?|hours?|minutes?)';
const several = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|several|many|some|a few|\d+)`;
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const month = '(?:january|february|april|june|july|august|september|october|november|december)';

/**
 * The preposition that a verb, an adjective or a noun takes, and verbs that take none (replaced, missing and unnecessary
 * preposition in the Cambridge Learner Corpus, D. Nicholls, 2003; Quirk and others, 16.28–35, 16.69).
 */
export const prepositionRules = [
  ...phraseRules({
    name: 'Preposition',
    reason: 'Usage',
    summary: 'Another preposition goes with these words.',
    lines: `
      {depend} [of|from] => on
      dependent [of|from] => on
      independent [on] => of
      {rely} [in|of|at](?! part| turn| large| the) => on
      interested [on|about|at] => in
      interest [on|about] (?:learning|music|art|sports?|history|science|politics) => in
      married [with] (?:a|an|my|his|her|the|him|me|someone|somebody) => to
      (?:am|are|is|was|were|be|very|really|so|not|quite|too|pretty|'m) (?:good|bad|great|excellent|terrible|better) [in] (?:maths?|mathematics|english|french|german|spanish|science|physics|chemistry|biology|history|geography|sports?|football|soccer|basketball|tennis|chess|music|art|languages|drawing|cooking|swimming|singing|dancing|playing|writing|painting|speaking|reading) => at
      {consist} [in] (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several|many|some|a few|\\d+|(?:a|an|the|different|various|mainly) \\w+ (?:parts?|members|people|rooms|lessons|chapters|exercises|pages|units|and)) => of
      {consist} [from|on|with] => of
      (?:afraid|proud|fond|ashamed|jealous|envious) [from|about|with|on|for|at](?! (?:my|his|her|their|our|your|the) (?:life|lives|safety)) => of
      (?:afraid|scared) [from] => of
      aware [about|on|with|for] => of
      full [with|from] => of
      capable [for|in|at|to](?= \\w+ing) => of
      responsible [of|about|on|from] => for
      famous [of|by|with] => for
      similar [with|as|than|like|from] => to
      different [with|of|as] => from
      the same (?:\\w+ )?[like|than] (?:me|you|him|her|us|them|my|your|his|their|mine|yours|before|the) => as
      (?:superior|inferior|prior|preferable) [than] => to
      {prefer} (?:\\w+ )(?:\\w+ )?(?<!rather )[than](?! to) => to
      addicted [in|on|with|of|by|for|at] => to
      accustomed [with|of|for|in] => to
      devoted [for|in|on] => to
      related [of|on|at] => to
      (?<!more )equal [with|than] => to
      opposed [against|of|with] => to
      familiar [of|about|in] => with
      satisfied [of|about|from|for] => with
      (?:angry|furious) [to|on] ${person} => with
      (?:polite|kind|rude|cruel|nice) [with] ${person} => to
      bored [from] => with
      (?:worried|worry|worries|worrying) [on|of|for](?! nothing) => about
      {complain} [for|on|of](?! nothing| behalf) => about
      {participate} [to|at|on|of] => in
      take part [to|on|of] => in
      {succeed} [on|at](?! \\w+day) => in
      {invest} [on] => in
      {focus} [in|at|of|to](?= ${possessive}) => on
      {concentrate} [at|of|to](?= ${possessive}) => on
      {insist} [in|at|of|to](?= ${possessive}) => on
      {pay} (?:more |much |enough |little |no |close |great )?attention [on|in|for|at|of] => to
      {suffer} [of] => from
      {recover} [of] => from
      {differ} [of|than] => from
      {laugh} [of|to](?= ${person}) => at
      {stare} [to|on] => at
      {listen} [at|of](?! night) => to
      {belong} [of|at|for] => to
      filled [of] => with
      covered [of] => with
      accused (?:\\w+ )?[for|about] (?:\\w+ing|murder|theft|fraud) => of
      {congratulate} (?:\\w+ ){1,2}[for] (?:my|your|his|her|their|our|the|\\w+ing) => on
      {congratulate} ${person} [for] => on
      (?:agree|agrees|agreed) [to|at|in|of](?= (?:the|this|that|these|your|his|her|their|my) (?:\\w+ )?(?:statement|opinion|idea|view|author|writer|point of view|person|people)) => with
      (?:agree|agrees|agreed|disagree|disagrees|disagreed) [to|of](?= ${person}) => with
      {disagree} [to|of|at] => with
      (?:risen|rise|rose|rises|rising|fallen|fell|fall|falls|falling|increased?|increases|increasing|decreased?|decreases|dropped|grown|grew|grow|reduced|declined) [with|for] (?:(?:more than|almost|nearly|about|over) )?(?:\\d+|\\w+) (?:per ?cent|%) => by
      {spend} (?:\\w+ ){0,4}(?:money|dollars|euros|pounds) [in|for|at] (?:clothes|food|books|things|shoes|games|drinks|toys|advertising|education|the car|\\w+ing) => on
      (?:an?|the|bad|good|negative|positive|big|great|strong|harmful|serious|significant|huge) (?:effects?|impact|influence) [to|in|for|at] (?:the (?:environment|people|society|economy|world|children|health)|people|children|society|our|their|my|his|her|human|us|me|them) => on
      the reasons? [of] (?:this|my|his|her|their|our|why) => for
      <start>[on|at|by|for|from] my opinion => in
      [in|by|at] the other hand(?=,) => on
      [in|by] the one hand => on
      [in|at|by] the contrary => on
      [in] the same time(?! (?:frame|zone|slot|period|as|span)) => at
      [in] the end of (?:the|this|that|my|his|her|our|their|each|every|${month}|\\d+) => at
      [in] the weekends?<end> => at
      [at|on] the (?:morning|afternoon|evening)<end> => in
      [at|in] ${weekday}s?(?!'s|’s|\\w) => on
      [on|at] ${month}(?! \\d|'s|’s) => in
      (?:born|died|happened|started|began|opened|moved|built|founded|married|graduated|published|arrived|came|left|went|was|were|it|there) [on|at] (?:19|20)\\d\\d(?! \\w+s\\b) => in
      [in] (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|one) (?:o'clock|a\\.?m|p\\.?m) => at
      [in] \\d{1,2}:\\d\\d(?!\\.\\d) => at
      [in] (?:noon|midnight)<end> => at
      [in] home<end> => at
      [in] purpose<end> => on
      [in] average<end> => on
      [in] (?:holidays?|vacation)<end> => on
      [in] (?:tv|television)<end> => on
      [since] (?:${several}|a long) (?:${years}|time)(?! ago| later| before) => for
      (?:have|has|'ve|haven't|hasn't) (?:\\w+ ){1,5}[for] (?:(?:19|20)\\d\\d|yesterday|last (?:year|month|week|summer|winter)|childhood)<end> => since
      [during] ${several} ${years}(?! of) => for
      {arrive} [to] (?:london|paris|england|france|spain|america|berlin|rome|italy|germany|canada|new york|japan|china|the city|the country|the town|the village|my country|(?:the )?(?:united states|uk|usa)) => in
      {arrive} [to] (?:the|my|his|her|our|their|school|work)(?! (?:city|country|town|village)) => at
      {go} [at|in] (?:school|university|church|work|bed)<end> => to
      {go} (?:\\w+ ){0,2}[with|in|on] (?:bus|train|plane|car|metro|subway|taxi|bicycle|bike)<end> => by
      (?:novels?|films?|stor(?:y|ies)|books?|movies?|plays?|theory|article|report|decisions?|conclusions?|argument|song|poem|musical|opera|estimate) (?:is|are|was|were|be|been) (?:mainly |loosely |partly |largely |solely |only )?based [in] (?:the|a|an|his|her|my|our|their|several|two|true|real|old) (?:(?:true|real|old|same|short|famous|historical|personal|russian|french|german|english|greek) )?(?:stor(?:y|ies)|diar(?:y|ies)|novels?|books?|li(?:fe|ves)|events?|facts?|experiences?|plays?|legends?|letters?|memoirs?|myths?|ideas?|research|data|evidence|poems?|memories|interviews?|figures?|results?)\\b(?! (?:part|large)) => on
      (?:novels?|films?|stor(?:y|ies)|books?|movies?|plays?|theory|article|report|decisions?|conclusions?|argument|song|poem|musical|opera|estimate|method) (?:is|are|was|were|be|been) (?:mainly |loosely |partly |largely |solely |only )?based [of] (?:the|a|an|his|her|my|our|their|true|real) => on
      (?<!\\b(?:mark|marks|hole|holes|noise|sound|cut|cuts|dent|line|lines|scratch|scratches|tools?) )(?:is|are|was|were|it's) made [by] (?:pure |solid |real |old |thick |thin |recycled |dark |white )?(?:wool|wood|gold|silver|leather|cotton|silk|plastic|clay|bamboo|rubber|concrete|brick|marble|cardboard|wax|linen|copper)(?=<end>| (?:but|with|and (?:has|have|is|are|was|were|must|can|looks|feels))\\b(?! hand)) => of
      (?:a|an|no|any|another|easy|simple|quick|possible|only|best) (?:easy |simple |quick |possible |good |real )?solutions? [of|about] (?:the|this|that|these|our) (?:\\w+ )?(?:shortage|crisis|conflict|pollution|unemployment|traffic|dispute|situation|poverty|drought|hunger) => to
      <start>compared [of] (?:last|the|other|many|most|our|my|his|her|their|this|these|those) => to
      (?:is|was|were|been|are|being|got) (?:painted|composed|invented|bitten|arrested|attacked|founded|criticised|interviewed|killed) [from] (?:an? (?:unknown |famous |young |French |Italian |Spanish |German |local )?(?:artist|painter|composer|inventor|scientist|architect|dog|snake|shark|police officer|journalist|bee|wasp)|the (?:police|critics|press))(?=<end>| (?:in|on|at|when|while|who|called|named|yesterday|last|because|and)\\b) => by
      (?:takes?|took|taken|taking) place [in|at] the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-\\w+|thirtieth|thirty-first|\\d+(?:st|nd|rd|th)) of (?:january|february|march|april|may|june|july|august|september|october|november|december)(?=<end>| (?:and|but|this|next|last|in|at|every|each|\\d+)\\b) => on
      (?:have|has|had|'ve|'s) (?:\\w+ ){1,6}[since] (?:almost|nearly|about|around|over|more than|at least) (?:\\w+ ){1,2}(?:years|months|weeks|days|hours)(?! (?:ago|back|before|after|earlier|prior|previous|previously|later)\\b) => for
      according [with|of|as|for] => to
      due [of] => to
      (?:<start>|, |\\b(?:because|and|but|time|early|today|yesterday|soon|quickly|better) )thanks [of] (?:the (?!house|king|queen|council|parliament|nation|court)|my|your|his|her|our|this|him|them|you) => to
      except [of|from](?! that) => for
      far [of] => from
      next [of|from] => to
      (?:is|are|was|were|lives?|lived|so|very|too) close [of|from|with] => to
      {participate} [for] => in
      {dream} [with] => about
      {protect} (?:\\w+ ){1,3}[of] (?:the|danger|harm|pollution|diseases?|people|animals) => from
      {explain} [for] ${person} => to
      {translate} [to|in] (?:english|french|german|spanish|italian|chinese|japanese|arabic) => into
      popular [between] => among
      {admire} (?:him|her|me|you|us|them) [of|about] => for
      {work} [for](?= the (?:\\w+ )?fields? (?:of|that|which)\\b) => in
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      (?<!\\b(?:can|could|can't|couldn't|cannot|to be able to) )[{listen}] (?:(?:this|that) (?:song|music|story|podcast|recording|record|album|lecture|programme|program|piece|advice|dialogue|text)(?! (?:time|way|is|was|are)\\b)|the (?!whole|entire|same|harder|closer|better|more|\\w+est\\b|(?:\\w+ )?(?:way|times?|days?|nights?|mornings?|evenings?|weeks?)\\b)|an? (?!lot|little|bit|while|few|great deal|good deal|moment|minute|second|hour)|these (?!days|nights|times)|our|music|the radio|radio|the music|the news|the teacher|songs|him|her|them|me|us|my|his|your|their|people|the lecture|a song|stories)(?! (?:up|out|last)\\b) => & to
      [{wait}] (?:the (?:bus|train|taxi|doctor|results?|answer|teacher|plane|rain|next)|him|her|them|me|us|you|somebody|someone) => & for
      [{look}] (?:the (?:pictures?|photos?|sky|stars|map|sea|television|tv|screen|clock|moon|mirror|picture)|him|them|me|us)(?! (?:in|up|over|straight|right|squarely|out|dead|full)) => & at
      [{search}] (?:(?:a|an|the|my|new|some|any) )?(?:jobs?|work|answers?|information|keys|solutions?) => & for
      [{ask}] (?:help|information|money)(?! (?:to|from the)) => & for
      [according] (?:the|my|your|his|her|their|our|this|these|some) => & to
      (?:diagrams?|pictures?|photos?|maps?|tables?|figures?|graphs?|exercises?|texts?|questions?|answers?|lists?|charts?|poems?|recipes?|examples?|illustrations?) [(?:at|in)] page (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) => on
      (?:{speak}|{talk}|{listen}|{lie}) [each other|one another](?=<end>| (?:since|because|when|again|any ?more|every|often|yesterday|and|but|before|during|until|last|at all|very|politely|kindly|for (?:years|weeks|months|days|hours|a))\\b) => to &
      (?:{look}|{laugh}|{smile}|{shout}|{stare}) [each other|one another](?=<end>| (?:since|because|when|again|any ?more|every|often|yesterday|and|but|before|during|until|last|at all|very|politely|kindly|for (?:years|weeks|months|days|hours|a))\\b) => at &
      (?:{wait}) [each other|one another](?! out) => for &
      (?:{argue}|{agree}|{quarrel}|{compete}|{communicate}|{disagree}|{chat}) [each other|one another](?=<end>| (?:since|because|when|again|any ?more|every|often|yesterday|and|but|before|during|until|last|at all|very|politely|kindly|for (?:years|weeks|months|days|hours|a))\\b) => with &
      (?:{depend}|{rely}) [each other|one another](?=<end>| (?:since|because|when|again|any ?more|every|often|yesterday|and|but|before|during|until|last|at all|very|politely|kindly|for (?:years|weeks|months|days|hours|a))\\b) => on &
      {care} [each other|one another](?=<end>| (?:since|because|when|again|any ?more|every|often|yesterday|and|but|before|during|until|last|at all|very|politely|kindly|for (?:years|weeks|months|days|hours|a))\\b) => about &
      in spite [${possessive}] => of &
      in front [${possessive}] => of &
      [because] (?:the|my|his|her|our|their|this) (?:\\w+ )?(?:weather|rain|traffic|noise|pollution|war|cold|heat|snow)<end> => & of
      [plenty] (?:people|time|money|things|food|books|water|opportunities) => & of
      [look(?:ing|s|ed)? forward] (?:your|the|it|this|that|my|our|meeting|seeing|hearing|receiving|visiting) => & to
      one [of] (?:most|biggest|best|largest|greatest|oldest|highest|worst|smallest|strongest) => & the
      [{belong}] (?:me|him|us|them|the|my|his|her|our|their|a) => & to
      [{happen}] (?:me|him|us|them) => & to
      [{depend}] (?:the|my|his|her|our|their|how|what) => & on
      [{apologize}|{apologise}] (?:my|the|his|her|our|their) => & for
      [{suffer}] (?:a|the)? ?(?:cancer|depression|stress|hunger|headaches?|diseases?) => & from
      [{explain}] (?:me|him|us|them) => & to
      [{describe}|{suggest}] (?:me|us|him|them) (?:the|a|his|her|my|how|what|that) => & to
      [{consist}] (?:three|two|four|five|many|several) => & of
      [{complain}] (?:the|his|her|my|their|our) => & about
      [{laugh}] (?:me|him|us|them) => & at
      [{participate}] (?:the|this|that|a|an|many|any|some) => & in
      [{care}] (?:their|his|her|our|my) (?:family|children|parents|health|environment) => & about
      [{concentrate}] (?:my|your|his|her|their|our) (?:work|stud(?:y|ies)|job|homework) => & on
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      {discuss} [about ](?!\\d) =>
      {mention} [about ] =>
      {emphasize} [on ] =>
      {emphasise} [on ] =>
      despite [of ] =>
      (?<!close |prior |next |near )(?:{enter}) [into |in |to ](?=(?:the|a|an|my|his|her|our|their|this|that) (?:\\w+ )?(?:room|house|building|classroom|school|shop|store|kitchen|office|church|hall|restaurant|bank|university|garden|car|hotel|museum|theatre|library|hospital|country|city)) =>
      (?:will|would|can|could|to|please|didn't|did not|couldn't|don't|must|should|never|i|we|they|he|she|you) (?:answer|answered) [to ](?=(?:my|your|his|her|the|this|that|our|their|all) (?:\\w+ )?(?:questions?|letters?|phone|e-?mails?|calls?|messages?)|${person}<end>|${person} (?:tomorrow|soon|later|today|yesterday)) =>
      {answer}ed [to ](?=(?:my|your|his|her|the) (?:questions?|letters?)) =>
      {ask} [to ](?=${person} (?!and|or)) =>
      {tell} [to ](?=${person}) =>
      {inform} [to ](?=${person}) =>
      {teach} [to ](?=${person}) =>
      {help} [to ](?=(?:me|him|us|them)) =>
      (?:to|can|could|will|would|should|must|i|we|they|you|and|often|also) visit [to ](?=(?!(?:\\w+ )(?:day|man|fault|full|tune|purpose|end|extent|degree|point|surprise|delight|benefit|detriment|hearts?|hearts?'|heart's|best)\\b)(?:the (?!north|south|east|west)|my|a|an|many|some|our|his|her|their|this|that|other|different|new)) =>
      <start>(?:(?:i|we|they|you|he|she) (?:often |also |always |sometimes |usually )?|(?:i|we|they|you|he|she) (?:can|could|will|would|should|must|want to|wanted to|decided to|have to|have|has|had|'ve) )visit(?:s|ed)? [in |at ](?=(?:the|my|a|an|many|some|our|his|her|their|different|several) (?:\\w+ )?(?:museums?|castles?|churches|church|zoo|villages|towns|cities|countr(?:y|ies)|palace|gallery|exhibition|factory|places|friends?|grandparents|parents|family)<end>) =>
      visited [to ](?=(?!(?:\\w+ )(?:day|man|fault|full|tune|purpose|end|extent|degree|point|surprise|delight|benefit|detriment|hearts?|hearts?'|heart's|best)\\b)(?:the (?!north|south|east|west)|my|a|an|many|some|our|his|her|their)) =>
      {attend} [at |in ](?=(?:the|a|an|my|this|school|class|university|college)) =>
      {attend} [to ](?=(?:school|class|classes|university|college|lectures|the (?:university|school|course|lesson|concert|meeting|party)|a (?:university|school|course|lesson|concert|meeting|party))) =>
      (?:to|can|please|will|could|must|should) contact [with |to ](?=(?:me|him|us|them|you|the|her|my|your|our)) =>
      (?<!\\b(?:am|is|are|was|were|be|been|get|got|getting|gets|being|'s|'re|'m) (?:\\w+ly )?){marry} [with |to ](?=(?:him|her|a|me|my|someone)) =>
      {obey} [to ](?=(?:the|my|his|their|your|her|our|him|them)) =>
      (?:to|must|should|can|will|i|we|they) respect [to ](?=(?:the|my|his|their|your|her|our|each)) =>
      {join} [to |with ](?=(?:the|our|a|us|him|them) (?!\\w+ing)) =>
      {reach} [to |at ](?=(?:the (?:conclusion|airport|station|city|goal|destination|village|hotel)|my|our) ) =>
      (?:phoned|phoning|(?:i|we|they|you|to|will|can|could|should|must|please|and) phone|(?:he|she) phones) [to ](?=${person})(?!\\w+ heart) =>
      {lack} [of ](?=(?:the )?(?:money|time|experience|confidence|knowledge|skills)<end>) =>
      {request} [for ](?=(?:a|an|the|more|some) ) =>
      {order} [for ](?=(?:a|an|some) (?:pizza|coffee|drink|meal|book)) =>
      [{assist} to] (?:\\w+ ){1,2}(?:lectures?|class|classes|meetings?|courses?|concerts?|lessons?|conferences?|wedding|funeral|ceremony|seminars?|workshops?|parties|party|school|university)(?=<end>| (?:on|of|by|at|in|with|about|and|because|last|every|when|yesterday|tomorrow|this|next)\\b) => @attend
      {enjoy} [of |in |with ](?=(?:the|my|your|our|their|his|her|it|life|this)) =>
      {approach} [to ](?=(?:him|them|me|us)) =>
      {go} [to ](?=(?:home|abroad|upstairs|downstairs|downtown|there|somewhere|anywhere)<end>|home (?:after|and|at|because|early|by|when|on|with|from)) =>
      {come} [to ](?=(?:home|here)<end>|home (?:after|and|at|early|late|from)) =>
      {return} [to |back to ](?=home<end>) =>
      {arrive} [to |at |in ](?=home\\b) =>
      {go} [to |for ](?=(?:shopping|swimming|skiing|fishing|camping|dancing|hiking|sightseeing|jogging|skating|sailing)(?:<end>| (?:in|on|with|at|every|and|together|after|tomorrow|yesterday))) =>
      [in the last|in last|on last|at last] (?:month|week|night|summer|winter|${weekday})(?!s|'s|’s) => last
      [in last|on last|at last] year(?!s|'s|’s) => last
      [in next|on next|at next|in the next] (?:month|week|summer|winter|${weekday})(?!s|'s|’s) => next
      [in this|at this] (?:morning|afternoon|evening)(?!'s|’s) => this
      [in every ?day|in each day] => every day
      [(?:in|on|at) (?<day>yesterday|tomorrow)](?!'s|’s) => $day
      in [the ](?=(?:19|20)\\d\\d<end>) =>
      [near (?:from|of|to)] (?:the|my|here|our|his|her) => near
      {resemble} [to |with |like ](?=(?:the|a|my|his|her|their|each|him|me)) =>
      {influence} [on |to ](?=(?:people|children|me|us|them|him|our|my|their)) =>
      (?:i|we|they|he|she) contacted [with |to ] =>
      (?:contradicts?|contradicting) [with |to |against ] =>
      (?<!\\b(?:no|an|any|the|bad|good|negative|positive|big|great) )[(?<v>{affect}) (?:on|to)](?= (?:the|people|children|me|us|them|him|our|my|their|his|her|human|society|students|health)\\b) => $v
      {face} [with |to ](?=(?:a|many|some|this|these|problems|difficult)) =>
    `,
  }),
];
