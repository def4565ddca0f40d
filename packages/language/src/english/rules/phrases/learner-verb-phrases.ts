import { phraseRules } from './phrase.ts';

/** How learners form verbs, by the words (the types of the Cambridge Learner Corpus; M. Swan, Practical English Usage). */
export const learnerVerbPhraseRules = phraseRules({
  name: 'VerbPhrase',
  reason: 'Grammar',
  summary: 'The verb is formed otherwise here.',
  lines: `
    if i [was] you => were
    <start>(?:and |but |so )?[that mean] (?:that|we|you|they|he|she|i|it|the|people)\\b(?!-) => that means
    (?:better|worse|more \\w+|(?:cheap|fast|slow|high|low|few|great|big|small|easi|happi|healthi|clean|saf|strong|young|old)er|less \\w+)(?: \\w+)?,? [comparing] (?:with|to) => compared
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|since|what|which|that) )(?:i|we|they|you) [never (?<p>seen|been|done|gone|eaten)] => have never $p
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|since|what|which|that) )(?:he|she) [never (?<p>seen|been|done|gone|eaten)] => has never $p
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|never) )(?:i|he|she|we|they) [seen] (?:a|an|the|him|her|it|them|you|my|his|that) => saw
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|never) )(?:i|he|she|we|they) [done] (?:my|his|her|the|it|a|their|our) => did
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|never) )(?:i|we|they|you) [been] (?:to|there|in|waiting|working|living|here) => have been
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|never) )(?:he|she) [been] (?:to|there|in|waiting|working|living|here) => has been
    (?<!(?:have|has|had|haven't|hasn't|hadn't|having|never) )(?:i|he|she|we|they) [gone] (?:to|home|there|out|back) => went
    (?:when|before|by the time) <rest>, (?:i|he|she|they|we|it|the \\w+) [already (?<v>left|started|finished|gone|ended|died)] => had already $v
    this time (?:next (?:week|month|year|summer|monday|friday|saturday|sunday)|tomorrow),? (?:i|we|you|he|she|they) [will (?<v>lie|sit|be lie|swim|fly|drive|travel|work|play|walk|sleep|relax|enjoy|ski|sunbathe|study|write|eat|drink|stay|live|dance|celebrate|climb|sail|visit)] => will be @ing
    when i [am] (?:a child|a kid|young|little|small|a student|a teenager|(?:five|six|seven|eight|nine|ten|\\d) years old) => was
    since i [am] (?:a|young|little|small|\\d+) => was
    [(?:was|were|is|are) (?<a>happened|occurred|disappeared|arrived|appeared|existed)] => $a
    [(?:was|were) (?<a>died)] => $a
    (?:is|are|has been) [died] => dead
    (?:he|she|they|grandfather|grandmother|father|mother|who) [dead] (?:in|last|two|when|because|from) => died
    [will be (?<a>happen|come|become|have|take|go|get|make|help|need|want)] => will $a
    (?:i|we|they|you) [(?:am|are|was|were) (?<a>know|belong|own|need|want)ing](?! to) => $a
    (?:i|we|they|you) [(?:am|are) (?<a>know|own|want|need)ing] => $a
    (?:i|we|he|she|they|people) [use] to (?:be|go|have|live|play|think|eat|watch|visit|like|love|know|study|spend) => used
    (?:didn't|did not) [used] to => use
    i wish (?:i|we|he|she|you|they|it) [can] => could
    i wish (?:i|we|he|she|you|they|it) [will] => would
    i wish (?:i|we|you|they) [have] (?:a|an|more|the|some) => had
    [let's to|lets to] (?:go|see|take|start|do|talk|look|make|get|have) => let's
    <start>[lets] (?:go|see|take|start|look|talk|say|get|have|do|make|try|begin|imagine|consider|not) => let's
    to [can] (?!be\\b)(?:have|do|make|get|go|see|buy|find|live|speak|work|help|understand|learn) => be able to
    (?:will|would|may|might|must|should) [can](?! not)\\b => be able to
    [(?:don't|do not|doesn't|does not) can] => can't
    [can able to|could able to] => can
    [more prefer] => prefer
    it [(?:is not|isn't) (?<a>work|matter|help|mean|make|take|depend)] => does not $a
    i [(?:am not|'m not) (?<a>eat|drink|play|speak|care|remember|use)] => do not $a
    (?:i|we|they|you) [no (?<a>have|like|want|know|understand|need)] => don't $a
    (?:he|she|it) [no (?<a>have|like|want|know|understand|need)] => doesn't $a
    (?:he|she|it|who|everyone|everybody) [is (?<a>agree|disagree)] => $as
    [it's depend|it is depend|it depend|its depend|it's depends|it is depends] => it depends
    [it's means?|it is means|it mean] (?:that|i|we|you|the|to) => it means
    <start>[there have](?= (?:many|some|several|lots|two|three|no|a lot)\\b) => there are
    <start>[there has](?= (?:a|one|no|an)\\b) => there is
    [is consists? of|is consisted of] => consists of
    [are consist of|are consisted of] => consist of
    i [am born|born] (?:in|on|at) => was born
    <start>[is] (?:important|necessary|difficult|easy|possible|impossible|better|good|true|clear) (?:to|that|for) => it is
    (?:because|if|think) [is] (?:very|not|important|difficult|easy|good|too|more|so|really|better|necessary|a) => it is
    in (?:my|our) (?:country|city|town|village|school|family|class|opinion|house|room|street) [(?<b>is|are)] (?:many|a lot|some|several|two|three|lots) => there $b
    i [have] (?:cold|hot|hungry|thirsty|afraid)<end> => am
    (?:he|she) [has] (?:cold|hot|hungry|thirsty|afraid)<end> => is
    it [makes] (?:cold|hot|sunny)<end> => is
    (?:is|are|was|were|been) [laying] (?:in|on|down|there)(?! (?:hands|claim)) => lying
    (?:is|are|was|were|am) [seating] => sitting
    (?:do|does|did) (?:you|he|she|they|we) [has|had] (?:a|any|to|the|time|much|many|some) => have
  `,
});
