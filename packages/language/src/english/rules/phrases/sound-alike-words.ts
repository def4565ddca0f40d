import { phraseRules } from './phrase.ts';
import type { Rule } from './rule.ts';

const clothes =
  '(?:shoes|trousers|gloves|socks|jeans|boots|glasses|scissors|earrings|shorts|tights|pyjamas|sandals|trainers)';
const yourGoing = String.raw`going to (?:be|love|like|have|need|get|win|enjoy|regret)\b|(?:so|too|very) (?:kind|nice|sweet|funny|lucky|young|old|late|clever|beautiful)(?=\.|!|\?|$)`;
/** What stands behind "you are" alone: not "your right to vote", "your coming was a surprise". */
const coming = String.raw`(?:(?:well|ok|okay|fine|ready|right|wrong|late|lucky|kidding|joking|sure|busy|happy|not|welcome|invited)(?=\.|!|\?|$)|(?:ready|able|happy|invited) to\b|late (?:again|for)\b|interested in\b|feeling (?:well|better|ok|okay|good)\b|coming (?:tomorrow|back|here|soon|home|too|with (?:me|us))(?=\.|!|\?|$)|${yourGoing})`;

const halves =
  'sea food|foot ball|basket ball|class rooms?|bed rooms?|bath rooms?|text books?|house wife|class mates?|note books?|tooth brush|grand mother|grand father|grand parents|sun glasses|life style|air port|rail way';

/** "My bed room": words that are written as one (Oxford Style Manual). */
const joinedWords: Rule = {
  name: 'ConfusedWord',
  reason: 'Malapropism',
  summary: 'These two words are written as one.',
  pattern: new RegExp(
    String.raw`\b(?:(?:a|an|the|in|of|this|our|your|my|his|her|every|next|last|their|some|at|new|to|from|fresh|delicious)\s(?<wrong>${halves})|(?:a|my|your|his|her|our|new)\s(?<wrong>rain coat)|(?:my|your|his|her|happy)\s(?<wrong>birth day)|(?:a|bad|terrible)\s(?<wrong>head ache)|(?:at\sthe|good|nice|great|long|lovely)\s(?<wrong>week end)|(?:do|did|does|doing|done|finish|finished|forgot)\s(?:all\s)?(?:the|my|your|his|her|our|their|some)\s(?<wrong>home work|house work))\b(?!-)`,
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
      (?:on|to|from) the (?:second|first|third|fourth|fifth|ground|top|upper|lower) [flour](?=<end>| (?:of|with|in|there|we|is)\\b) => floor
      dance [flour]<end> => floor
      (?:a|one|this|that|new|my|another) [pear](?= of ${clothes}\\b) => pair
      (?:two|three|several|many|new) [pears](?= of ${clothes}\\b) => pairs
      (?:eat|eats|ate|eating) [serials?](?= (?:for breakfast|with milk|and milk|in the morning|every morning)\\b) => cereal
      (?:is|was|are|were|am|so|very|really|more) [exiting](?= about (?:it|going|seeing|my|his|her|our|their)\\b) => excited
      (?:so|very) [exiting]<end> => exciting
      (?:so|very|really|most|more|an|such an|how) [exiting](?= (?:trip|day|film|book|story|game|match|place|experience|city|holiday|life)\\b) => exciting
      (?:the|his|her|my) [soul](?= (?:owner|purpose|survivor|reason|responsibility|aim|heir)\\b) => sole
      [fare](?= (?:hair|skin|trial)\\b) => fair
      (?:to be|it's|it is|it was|not|very|that's) [fare]<end> => fair
      (?:a|an|very|so|really|such a|was|is|what a) [grate](?= (?:party|time|idea|day|fun|man|woman|place|job|city|news|deal|book|film|holiday|trip|help|friend)\\b) => great
      <start>[your] (?:(?:welcome|right|wrong|late|lucky|kidding|joking|invited)(?=\\.|!|\\?|$)|(?:right|wrong) about\\b|late (?:again|for)\\b|lucky (?:to|that)\\b|invited to\\b|welcome to (?:stay|come|visit|join|use|bring)\\b|not (?:alone|allowed|serious|sure|the only)\\b|${yourGoing}) => you're
      (?:hope|think|glad|if|(?<!\\b(?:is|was|isn't) )that|because|when|sure|believe|sorry|say|until) [your] ${coming} => you're
      (?:boy|girl|man|woman|someone|somebody|friend|person|brother|sister|teacher|people|cousin|uncle|aunt|one),? [whose] (?:been|(?-i:a)(?! levels?\\b)|(?-i:the)|(?:in|on|at) (?:the|my|a|our|his|her)|from)\\b(?!-) => who's
      <start>[every one] (?:knows|thinks) (?:that|how|what|the)\\b => everyone
      {lose} [conscience](?=<end>| (?:when|for)\\b) => consciousness
      {regain} [conscience](?=<end>| (?:when|after|in)\\b) => consciousness
      (?:a|good|bad|young|famous|corrupt|important|local|every|honest) [politic](?=<end>| (?:who|from|is|was|must|should)\\b) => politician
      {study} [economy](?=<end>| (?:at|because)\\b) => economics
      (?:professor of|degree in|student of|lecturer in) [economy](?=<end>| at\\b) => economics
      (?:early|good|every|o'clock in the|sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|yesterday) [mourning](?=<end>| (?:we|i|he|she|they|at|before|after|when)\\b) => morning
      with (?:my|his|her|your) own [eye]<end> => eyes
      (?:walk|walks|walked|walking|go|goes|went|run|runs|running|ran|dance|danced) (?:around )?[bare foots?|bare feet] => barefoot
      (?:the )?(?:price|prices)(?: (?:of|in|for|at) (?:the |this |that |these )?\\w+)? (?:is|are|was|were|will be) (?:(?:very|too|so|quite|really|extremely) )?[expensive](?=<end>| (?:and|but|for|because|in|so|there|here)\\b) => high
      (?:price|prices)(?: (?:of|in|for|at) (?:the |this |that |these )?\\w+)? (?:is|are|was|were|will be) (?:(?:very|too|so|quite|really|extremely) )[cheap](?=<end>| (?:and|but|for|because|in|so|that|there|here)\\b) => low
    `,
  }),
];
