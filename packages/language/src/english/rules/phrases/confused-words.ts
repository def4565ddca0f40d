import type { Rule } from './rule.ts';

/** "to loose weight". */
export const looseForLose: Rule = {
  name: 'LooseForLose',
  summary: '“Loose” is the opposite of tight; “lose” is meant here.',
  pattern:
    /\b(?:(?<!\b(?:let|lets|letting|set|sets|setting|turn|turns|turned|cut|break|broke)\s)(?:to|will|would|should|can|could|may|might|must|(?:do|does|did|can|could|will|would|should|must) not|never|don['’]t|doesn['’]t|didn['’]t|we|you|they|i|people|drivers|students|children|companies|workers|players)\s(?<wrong>loose)(?!\s(?:\w+\s){1,3}(?:arrows?|dogs?|hounds?|bolts?|volleys?|ropes?|sails?|horses?|knots?|bonds?|reins)\b)\s(?:the|a|an|my|his|her|its|our|their|your|so|too|much|money|weight|time|control|hope|everything|interest|faith)\b|(?<!\b(?:let|lets|letting|set|cut|break|broke|turned|a|the|of|with|in|on)\s)\b(?<wrong>loose)\s(?:a\slot\sof|lots\sof|so\smuch|their|his|my|your|our)\s(?:time|money|weight|control|hope|faith|patience|interest)\b|\b(?<wrong>loosing)\s(?:(?:the|my|his|her|its|our|their|your|so much|too much|much|a lot of)\s)?(?:money|weight|time|control|hope|interest|faith|patience|games?|match|matches|jobs?|mind|memory|hair|way)\b)/dgi,
  mend: (wrong) => (/ing$/i.test(wrong) ? 'losing' : 'lose'),
};

/** "a place were life is easier". */
export const wereForWhere: Rule = {
  name: 'WereForWhere',
  summary: '“Were” is a verb; “where” names a place.',
  pattern:
    /\b(?:a|the|this|that|one)\s(?:place|city|country|town|house|school|room|point|situation|world|society|village)\s(?<wrong>were)\s(?:we|they|you|he|she|i|everyone|everybody|life\s(?:is|was))\s[a-z]+/dgi,
  mend: () => 'where',
};

/** "we should not except it". */
export const exceptForAccept: Rule = {
  name: 'ExceptForAccept',
  summary: '“Except” leaves something out; “accept” takes it.',
  pattern:
    /\b(?:(?:(?:do|does|did|can|could|will|would|should|must|may|might)(?:\snot|n['’]t)|cannot|can['’]t|won['’]t|refused? to|unable to|willing to|ready to)\s(?<wrong>except)\s(?:a|an|any|the|this|that|these|those|it|him|her|them|us|me|my|your|his|their|our|responsibility)|(?:have to|has to|had to|must|should|never)\s(?<wrong>except)\s(?:responsibility|the fact|that the))\b/dgi,
  mend: () => 'accept',
};

/** "everyone accept him". */
export const acceptForExcept: Rule = {
  name: 'AcceptForExcept',
  summary: '“Accept” takes something; “except” leaves it out.',
  pattern:
    /(?<!\b(?:did|does|do|will|would|can|could|should|may|might|must|make|makes|made|let|lets|have|has|had|help|helps|see|saw)\s)\b(?:every(?:one|body|thing)|no(?:body|thing|\sone)|all of (?:them|us))(?:\s(?:in|of|at|on|from)\s(?:the|my|our|this|his|her)\s[a-z]+)?\s(?<wrong>accept)\s(?:for\s(?:him|her|me|them|us|one|my|the)|(?:him|her|me|them|us)\s(?:was|were|is|are|won|came|went|knew|had|has|got|left|did|could|would|will|liked|wanted|passed|enjoyed))\b/dgi,
  mend: () => 'except',
};

const degree =
  'fair|true|ready|different|difficult|important|good|easy|common|similar|likely|possible|certain|simple|interesting|useful|popular|expensive|cheap|rare|obvious|happy|sad|strong|new|short|large|small|big|the same|the opposite|as (?:good|bad|big|much|many|easy|simple|clear)|so (?:simple|easy|clear|sure|good|bad)';

/** "not quiet fair", "quiet a lot". */
export const quietForQuite: Rule = {
  name: 'QuietForQuite',
  summary: '“Quiet” means without noise; “quite” is a degree.',
  pattern: new RegExp(
    String.raw`\b(?:(?:not|n['’]t|is|are|was|were|be|been|become|becomes|became|seems|looks|feel|feels)\s(?<wrong>quiet)\s(?:${degree})\b(?!-)(?!\s(?:men|women|people|children|towns?|villages?|streets?|places?|houses?|rooms?|boys|girls|neighbours)\b)|(?<!\b(?:be|been|is|are|was|were|keeps?|kept|stay|stayed|remain|remained|fell|went|grew|him|her|them|it|me|us|a|the|this|that|in|for)\s)(?<wrong>quiet)\sa\s(?:lot|few|bit|while|number|long|good|big|large|different)\b|(?<wrong>quiet)\sa\s(?:lot|number)\sof\b|\bthere\s(?:is|are|was|were)\s(?<wrong>quiet)\sa\s(?:lot|few)\b)`,
    'dgi',
  ),
  mend: (wrong) => (wrong.startsWith('Q') ? 'Quite' : 'quite'),
};

/** "weather or not", "they asked weather it was late". */
export const weatherForWhether: Rule = {
  name: 'WeatherForWhether',
  summary: '“Weather” is rain and sunshine; “whether” opens a choice.',
  pattern:
    /\b(?:(?<wrong>weather)\sor\snot\b|(?:wonder(?:s|ed)?|know|knows|knew|decide|decided|ask|asks|asked|doubt|doubts|unsure|sure|unclear)\s(?<wrong>weather)\s(?:we|he|she|it|they|you|i|to|there)\b)/dgi,
  mend: (wrong) => (wrong.startsWith('W') ? 'Whether' : 'whether'),
};
