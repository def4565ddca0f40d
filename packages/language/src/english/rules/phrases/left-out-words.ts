import { phraseRules } from './phrase.ts';

const subject = '(?:i|you|he|she|it|we|they|there|this|people|many|the|my|our|some|students|children|in)';
const numbers = String.raw`(?:(?:twenty|thirty|forty|fifty)(?:-\w+)?|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\d+)`;
const feeling =
  '(?:interested in|interested to|sure (?:that|about|of)|aware of|afraid of|happy (?:to|that|with|because)|proud of|ready (?:to|for)|responsible for|able to)';
const doing = 'stay|go|live|work|buy|eat|watch|read|travel|study|play|drive|walk|choose|spend|learn|be';
const opening = '(?:<start>|\\b(?:and|but|because|so|that|when|if),? )';

/** Words that are left out of phrases and clauses that cannot do without them (M. Swan, Practical English Usage). */
export const leftOutWordRules = [
  ...phraseRules({
    name: 'MissingVerb',
    reason: 'Grammar',
    summary: 'A verb is missing here.',
    lines: `
      <start>[(?<o>(?:so |and |but )?(?:that|this)) why](?= (?:i|you|he|she|it|we|they|people|many|the|some|my)\\b(?! (?:is|are|matters)\\b)) => $o is why
      ${opening}[i](?= ${feeling}\\b) => I am
      ${opening}[(?<s>we|they)](?= ${feeling}\\b) => $s are
      ${opening}[(?<s>he|she)](?= ${feeling}\\b) => $s is
      there (?:will|would|can|could|may|might|should|must)(?: also| not)? [have](?= (?:an?|the|some|any|many|much|more|less|fewer|few|no|several|enough|lots)\\b) => be
      <start>there [not](?= (?:enough|many)\\b) => are not
      ${opening}[it worth](?= (?:\\w+ing|it|the|a)\\b) => it is worth
      <start>(?:i|we|they|he|she) [rather](?= (?:${doing})\\b) => would rather
      ${opening}(?:i|you|he|she|we|they) [would better](?= (?:go|stay|not|leave|start|try|wait|stop|ask|tell)\\b) => had better
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'A word is missing here.',
    lines: `
      (?:in|for|during|over|within) [(?<n>next|coming)](?= (?:few|several|${numbers}|two|three|four) (?:years|months|weeks|days|decades)\\b) => the $n
      <start>the more (?:\\w+ )?(?:you|we|they|people|i|he|she|one) <rest>, [(?:more|better|less|easier|happier|fewer)](?!(?: \\w+){0,2} than\\b| or\\b)(?= \\w+) => the &
      (?:time|money|energy|effort) [for (?<v>do|have|be|make|get|go)](?= (?:a|an|the|it|this|that|my|their|our|to|other|things|something)\\b) => to $v
      <start>[thanks](?= (?:the (?:internet|technology|development|new|modern|invention|progress|help|support|media)|technology|modern)\\b) => thanks to
      (?:i|he|she|you|we|they) (?:am|is|are|was|were|'m) [${numbers} years]<end> => & old
      [now days?](?=,| ${subject}\\b) => nowadays
      [it is no](?= need (?:to|for)\\b) => there is no
      {look} forward [(?<v>see|hear|meet|visit|receive|work|go|read|have|get)] => to @ing
      {prefer} (?:to \\w+|\\w+ing)(?: (?!more\\b|less\\b|rather\\b|other\\b|better\\b|\\w+er\\b)\\w+){0,3} [than](?= (?:to )?\\w+) => rather than
      (?:know|knows|knew|decide|idea|understand) what [(?<v>do|say|eat|buy|choose|wear|believe)]<end> => to $v
      (?:how|what) about [to (?:${doing})] => @ing
      (?:a|any|no|another|one|good) (?:chance|opportunity|ability|right|reason|desire) [that](?= (?:learn|go|come|live|meet|see|speak|become|buy|eat|enjoy|try|get) (?:a|an|the|in|to|with|my|their|his|her|abroad|many|more|new|english|it|them)\\b) => to
    `,
  }),
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'The words stand in another order.',
    lines: `
      (?:i|we|you|they|people|he|she|also) [(?<v>like|likes|love|loves|liked|loved|enjoy|enjoys|enjoyed) very much](?= \\w+ing \\w+) => very much $v
      (?:{get}|{earn}|{gain}|{produce}|{have}) [(?<n>time|money|information|knowledge|work|jobs|experience|energy|opportunities|chances|food) more] than(?! (?:enough|most|ever|any\\w+)\\b) => more $n
    `,
  }),
];
