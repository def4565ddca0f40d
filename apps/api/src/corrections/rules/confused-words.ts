import type { Rule } from './rule.ts';

/** "to loose weight". */
export const looseForLose: Rule = {
  name: 'LooseForLose',
  summary: '“Loose” is the opposite of tight; “lose” is meant here.',
  pattern:
    /\b(?:(?:to|will|would|should|can|could|may|might|must|not|never|do|did|don['’]t|doesn['’]t|didn['’]t|we|you|they|i|people|drivers|students|children|companies|workers|players)\s(?<wrong>loose)\s(?:the|a|an|my|his|her|its|our|their|your|so|too|much|money|weight|time|control|hope|everything|interest|faith)\b|\b(?<wrong>loose)\s(?:(?:much|a\slot\sof|lots\sof|so\smuch|their|his|my|your|our)\s)?(?:time|money|weight|control|hope|faith|patience|interest)\b|\b(?<wrong>loosing)\s(?:the|a|my|his|her|its|our|their|your|so|too|much|money|weight|time|control|hope|interest|faith|patience|games?|matches)\b)/dgi,
  mend: (wrong) => (/ing$/i.test(wrong) ? 'losing' : 'lose'),
};

/** "a place were life is easier". */
export const wereForWhere: Rule = {
  name: 'WereForWhere',
  summary: '“Were” is a verb; “where” names a place.',
  pattern:
    /\b(?:a|the|this|that|one)\s(?:place|city|country|town|house|school|room|point|situation|world|society|village)\s(?<wrong>were)\s[a-z]+/dgi,
  mend: () => 'where',
};

/** "we should not except it". */
export const exceptForAccept: Rule = {
  name: 'ExceptForAccept',
  summary: '“Except” leaves something out; “accept” takes it.',
  pattern:
    /\b(?:(?:(?:do|does|did|can|could|will|would|should|must|may|might)(?:\snot|n['’]t)|cannot|can['’]t|won['’]t|never|refused? to|unable to|willing to|ready to|have to|has to|had to|must|should)\s)(?<wrong>except)\s(?:a|an|any|the|this|that|these|those|it|him|her|them|us|me|my|your|his|their|our|responsibility)\b/dgi,
  mend: () => 'accept',
};

/** "everyone accept him". */
export const acceptForExcept: Rule = {
  name: 'AcceptForExcept',
  summary: '“Accept” takes something; “except” leaves it out.',
  pattern:
    /\b(?:every(?:one|body|thing|where)|any(?:one|body|thing)|no(?:body|thing|\sone)|all of (?:them|us|it)|all the [a-z]+s)(?:\s(?:in|of|at|on|from)\s(?:the|my|our|this|his|her)\s[a-z]+)?\s(?<wrong>accept)\s(?:for|him|her|me|them|us|the|a|in|on|one)\b/dgi,
  mend: () => 'except',
};

const degree =
  'fair|right|sure|true|clear|ready|different|difficult|important|good|well|easy|hard|common|similar|likely|possible|certain|simple|often|old|new|long|short|large|small|big|interesting|useful|popular|expensive|cheap|rare|obvious|frankly|literally|happy|sad|strong|weak|high|low|far|close|enough of|the same|the opposite|as (?:good|bad|big|much|many|easy|simple|clear)|so (?:simple|easy|clear|sure|good|bad)';

/** "not quiet fair", "quiet a lot". */
export const quietForQuite: Rule = {
  name: 'QuietForQuite',
  summary: '“Quiet” means without noise; “quite” is a degree.',
  pattern: new RegExp(
    String.raw`\b(?:(?:not|n['’]t|is|are|was|were|be|been|become|becomes|became|seems|looks|feel|feels)\s(?<wrong>quiet)\s(?:${degree})\b(?!-)|(?<wrong>quiet)\sa\s(?:lot|few|bit|while|number|long|good|big|large|different)\b)`,
    'dgi',
  ),
  mend: (wrong) => (wrong.startsWith('Q') ? 'Quite' : 'quite'),
};

/** "weather or not", "they asked weather it was late". */
export const weatherForWhether: Rule = {
  name: 'WeatherForWhether',
  summary: '“Weather” is rain and sunshine; “whether” opens a choice.',
  pattern:
    /\b(?:(?<wrong>weather)\sor\snot\b|(?:wonder(?:s|ed)?|know|knows|knew|decide|decided|ask|asks|asked|doubt|doubts|unsure|sure|unclear|question(?: of)?|matter|matters)\s(?<wrong>weather)\s(?:we|he|she|it|they|you|i|to|there|this|these|those|people)\b)/dgi,
  mend: (wrong) => (wrong.startsWith('W') ? 'Whether' : 'whether'),
};
