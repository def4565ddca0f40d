import { phraseRules } from './phrase.ts';

const rising = String.raw`(?:prices?|costs?|rents?|temperatures?|unemployment|inflation|taxes|sales|salaries|wages|demand|population|profits|sun|moon)(?: of (?:\w+ ){0,2}?\w+)?`;
const behindRise =
  '(?=<end>| (?:again|by|to|from|in|at|since|this|last|sharply|slowly|steadily|quickly|rapidly|dramatically|every|over|during|because|when|so|very|too)\\b)';
const lyingPlace =
  '(?:in bed|in the sun|on (?:the|my|his|her|our|their|a) (?:sofa|bed|beach|grass|floor|couch|back|settee|sand|ground|carpet|lawn))';

/** Words of every day that are taken for each other, and the company that tells (M. Swan, Practical English Usage). */
export const everydayWordRules = [
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      ${rising} (?:has|have|had) (?:\\w+ly )?[(?:raised|rised|rose)]${behindRise} => risen
      ${rising} [raised]${behindRise} => rose
      (?:i|he|she|we|they|who|then|and) [laid] (?:down |back )?${lyingPlace} => lay
      (?:i|he|she|we|they) [laid] down(?=<end>| (?:for|and|because|at|to|after|beside|next)\\b) => lay
      (?:can't|cannot|couldn't|could not|can|could|didn't|did not) [listen] (?:the|your|my|his|her|any|anything|you|me|him|what|a)(?! (?:\\w+ )?(?:way|day|night|time|while|moment|minute|lot|bit|little|morning|evening|afternoon|week)\\b) => hear
      (?:please |must |could you |can you |will you |don't forget to |remember to )[take] (?:\\w+ ){1,3}(?:with you |along )?when you (?:come|visit) => bring
      (?:please |must |could you |can you |will you |don't forget to |remember to )[bring] (?:\\w+ ){1,5}(?:with you |along )?when you (?:go|leave)\\b => take
      <start>[how] (?:is|was|are|were) (?:the |your |his |her |their |my )(?:\\w+ )?\\w+ like(?=\\?) => what
      <start>[how] (?:does|do|did) (?:\\w+ ){1,3}look like(?=\\?) => what
      (?:chance|opportunity|way|place|like|love|want|able|trip|possible|great|good|nice|easy) (?:for me |for us )?to [know] (?:new|many new|a lot of new|other|more|different|interesting) (?:people|friends|students|persons) => meet
      (?:you|we|they) [have right](?=<end>| (?:about|that|when)\\b) => are right
      (?:he|she|it) [has right](?=<end>| (?:about|that|when)\\b) => is right
      [you're](?= (?:own|english|passport|parents|name|house|homework|brother|sister|mother|father|family|mind|life|car|phone|email|letter|help|opinion|advice)(?:<end>| (?:and|is|was|are|in|on|with|for|at|to)\\b)) => your
      (?:{tell}|{read}|{hear}) (?:me |us |him |her |them |the children |my son |my daughter )?(?:an?|this|that|one) (?:funny |sad |long |short |old |true |interesting |strange |little |bedtime )?[history](?=<end>| (?:about|before|that)\\b) => story
      (?:small|little|loose|some|any|enough) [exchange] for (?:a|the) (?:bus|coffee|machine|parking|ticket) => change
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'Another word goes with these words.',
    lines: `
      [{get}](?= a (?:bad |massive |serious )?(?:heart attack|car accident|accident)(?:<end>| (?:on|in|last|when|and|while|at)\\b)) => @have
      [{make}] (?:my|his|her|our|their|your) best(?=<end>| (?:to|in|at|and|for)\\b) => @do
      [{make}](?= a (?:long |short |little |nice )?walk(?:<end>| (?:in|along|to|with|through|by|on|after|around|every|and)\\b)) => @take
      (?:{find}|{get}|{want}|{need}|{have}|look for|looking for|{lose}) [a (?<a>new |good |better |part-time |summer |full-time |well-paid |permanent )?work](?= (?:at|in|as|with|near|after|last|when|before|so|and|here|there)\\b) => a $ajob
      (?:traffic|rain|snow|snowfall) (?:is|was|gets|got|became|has been) (?:very |so |too |really |quite )?[strong|big|high](?=<end>| (?:today|in|on|at|and|yesterday|because|during|that|this|when)\\b) => heavy
      [strong|big] traffic\\b(?! (?:light|sign|growth|jam)) => heavy
      (?:is|was|were|are|been) a [strong] smoker => heavy
    `,
  }),
  ...phraseRules({
    name: 'VerbAgreement',
    reason: 'Agreement',
    summary: 'The verb must agree in number with its subject.',
    lines: `
      <start>(?:both|many|several|few|all|most|some) of (?:them|us|you) [was] => were
      <start>(?:both|many|several|few|all|most|some) of (?:them|us|you) [is] => are
      <start>(?:both|many|several|few|all|most|some) of (?:them|us|you) [has] => have
      <start>[these] (?:information|advice|furniture|luggage|homework|equipment|music|news|weather) (?:is|was|has|comes|looks|seems) => this
      <start>[those] (?:information|advice|furniture|luggage|homework|equipment|music|news|weather) (?:is|was|has|comes|looks|seems) => that
    `,
  }),
];
