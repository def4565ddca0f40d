import { phraseRules } from './phrase.ts';
import type { Rule } from './rule.ts';

const clothes =
  '(?:shoes|trousers|gloves|socks|jeans|boots|glasses|scissors|earrings|shorts|tights|pyjamas|sandals|trainers)';
const coming =
  '(?:well|ok|okay|fine|ready|right|wrong|welcome|late|lucky|kidding|joking|invited|sure|busy|happy|not|going to|coming|feeling|doing well|able to|interested|looking for|always)';

const halves =
  'sea food|foot ball|basket ball|week end|class rooms?|bed rooms?|bath rooms?|birth day|text books?|house wife|home work|house work|news papers?|key board|head ache|class mates?|rain coat|note books?|tooth brush|grand mother|grand father|grand parents|sun glasses|life style|back ground|air port|rail way';

/** "My bed room": words that are written as one (Oxford Style Manual). */
const joinedWords: Rule = {
  name: 'ConfusedWord',
  reason: 'Malapropism',
  summary: 'These two words are written as one.',
  pattern: new RegExp(
    String.raw`\b(?:a|an|the|in|of|this|our|your|my|his|her|every|next|last|their|some|at|new|to|from|fresh|delicious)\s(?<wrong>${halves})\b(?!-)`,
    'dgi',
  ),
  mend: (wrong) => wrong.replace(/\s/, ''),
};

/** Words that sound like others, known by the words beside them (Cambridge Learner Corpus). */
export const soundAlikeWordRules: readonly Rule[] = [
  joinedWords,
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      [an other](?!-| than\\b) => another
      (?:second|first|third|fourth|fifth|ground|top|upper|lower|dance|wooden|kitchen|bathroom) [flour](?! and\\b) => floor
      (?:a|one|this|that|new|my|another) [pear](?= of ${clothes}\\b) => pair
      (?:two|three|several|many|new) [pears](?= of ${clothes}\\b) => pairs
      (?:eat|eats|ate|eating|of|some|with|have|had) [serials?](?= (?:for breakfast|with milk|and milk|in the morning|every morning)\\b) => cereal
      (?:is|was|are|were|am|be|so|very|really|most|more) [exiting](?= (?:about|to be)\\b) => excited
      (?:is|was|so|very|really|most|more|an|such an|how) [exiting](?=<end>| (?:trip|day|film|book|story|game|match|place|experience|city|news|time|and|holiday|life|to|for|because)\\b) => exciting
      (?:the|his|her|my) [soul](?= (?:owner|purpose|survivor|reason|responsibility|aim|heir)\\b) => sole
      [fare](?= (?:hair|skin|play|trial|share|enough)\\b) => fair
      (?:to be|it's|is|was|not|very|that's) [fare](?=<end>| to\\b) => fair
      (?:a|an|very|so|really|such a|was|is|what a) [grate](?= (?:party|time|idea|day|fun|man|woman|place|job|city|news|deal|book|film|holiday|trip|help|friend)\\b) => great
      <start>[your] (?:welcome|right|wrong|late|lucky|kidding|joking|invited|not|going to|so|very|too)\\b(?! (?:arm|hand|leg|foot|side|eye|way|best|own|answers?|address)\\b) => you're
      (?:hope|think|know|glad|if|that|because|when|sure|believe|see|sorry|say|until|heard) [your] ${coming}(?=<end>| (?:and|to|in|at|on|with|for|about|because|here|there|again|soon)\\b) => you're
      (?:boy|girl|man|woman|someone|somebody|friend|person|brother|sister|teacher|people|cousin|uncle|aunt|one),? [whose] (?:very|so|really|not|always|been|going|coming|never|also|a|the|now|in|on|at|from)\\b => who's
      <start>[every one] (?:knows|thinks|wants|likes|needs|should|must|loves|says|enjoyed|laughed|went|came)\\b => everyone
      {lose} (?:(?:his|her|my|their) )?[conscience] => consciousness
      {regain} (?:(?:his|her|my|their) )?[conscience] => consciousness
      (?:a|good|bad|young|famous|corrupt|important|local|every|honest) [politic](?=<end>| (?:who|and|in|from|is|was|must|should)\\b) => politician
      {study} [economy](?=<end>| (?:at|in|and|for|because)\\b) => economics
      (?:professor of|degree in|student of|teaches|teach|taught|lecturer in) [economy](?=<end>| (?:at|in|and|for)\\b) => economics
      (?:in the|this|every|next|early|good|early in the|all|sunday|monday|saturday|friday) [mourning](?=<end>| (?:and|we|i|he|she|they|at|the|before|after|when|because)\\b) => morning
      (?:with|my|his|her|your) own [eye](?=<end>| (?:and|how|what|that)\\b) => eyes
      (?:be|am|is|was|are|were|walk|walks|walked|walking|go|goes|went|run|runs|running|ran|dance|danced) (?:around )?[bare foots?|bare feet] => barefoot
      (?:the )?(?:price|prices|rents?|cost|costs|fees?|salary|wages?)(?: (?:of|in|for|at) (?:the |this |that |these )?\\w+)? (?:is|are|was|were|will be) (?:(?:very|too|so|quite|really|extremely|more|not) )?[expensive](?=<end>| (?:and|but|for|because|in|so|that|there|here|to)\\b) => high
      (?:price|prices|rents?|cost|costs)(?: (?:of|in|for|at) (?:the |this |that |these )?\\w+)? (?:is|are|was|were|will be) (?:(?:very|too|so|quite|really|extremely) )[cheap](?=<end>| (?:and|but|for|because|in|so|that|there|here)\\b) => low
    `,
  }),
];
