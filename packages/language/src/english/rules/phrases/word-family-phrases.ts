import { phraseRules } from './phrase.ts';

const people =
  '(?:people|persons?|man|men|woman|women|students?|business(?:man|men|woman|women)|companies|company|artists?|athletes?)';
const pronoun = '(?:me|us|him|her|them|you|it|people|students|children|life|everything)';

const openers = 'a|an|the|some|many|most|of|for|in|with|from|their|our|other|these|such|my|its';
/** Behind these a verb may stand. */
const furtherOpeners =
  'any|no|about|his|her|this|all|and|by|have|has|cause|causes|more|serious|different|great|big';
const isVerbToo = /^(?:advance|develop|modernize|industrialize)$/;
/** Nouns that stand before another noun where their adjective is asked for, and adjectives where the noun is. */
const beforeNouns = [
  ['safe', 'safety', 'reasons?|problems?|issues?|belts?|precautions?|regulations?'],
  ['healthy', 'health', 'problems?|reasons?|issues?|insurance|care'],
  ['economy', 'economic', 'growth|problems?|crisis|crises|development|situation|conditions?|policy|policies'],
  ['environment', 'environmental', 'problems?|pollution|protection|damage'],
  ['culture', 'cultural', 'differences?|heritage|events?|activities|exchange|background'],
  ['politic', 'political', 'problems?|parties|party|system|issues?|reasons?|situation|science'],
  ['society', 'social', 'problems?|status|skills?|media|networks?'],
  ['finance', 'financial', 'problems?|situation|crisis|difficult(?:y|ies)|burden'],
  ['history', 'historical', 'monuments?|events?|facts?|buildings?'],
  ['nature', 'natural', 'resources?|disasters?|environment|phenomenon|gas'],
  ['music', 'musical', 'instruments?'],
  ['person', 'personal', 'opinions?|life|problems?|reasons?|information|computers?'],
  ['tradition', 'traditional', 'clothes|food|music|way|ways|family|families|dishes|medicine|games?'],
  ['medicine', 'medical', 'care|treatment|school|student|students|advice'],
  ['advance', 'advanced', 'technolog(?:y|ies)|countr(?:y|ies)|societ(?:y|ies)|equipment|skills|science'],
  ['develop', 'developed', 'countr(?:y|ies)|nations?|societ(?:y|ies)'],
  ['modernize', 'modernized', 'world|societ(?:y|ies)|countr(?:y|ies)|cit(?:y|ies)|life'],
  ['industrialize', 'industrialized', 'world|societ(?:y|ies)|countr(?:y|ies)|nations?'],
]
  .map(
    ([wrong = '', right, nouns]) =>
      `(?:${openers}${isVerbToo.test(wrong) ? '' : `|${furtherOpeners}`}) [${wrong}](?= (?:${nouns})\\b) => ${right}`,
  )
  .join('\n');

const qualities =
  'safety safe, happiness happy, health healthy, popularity popular, confidence confident, independence independent, importance important, difficulty difficult, patience patient, responsibility responsible, convenience convenient, danger dangerous, comfort comfortable, success successful';
const madeSo = qualities
  .split(', ')
  .map((pair) => pair.split(' '))
  .map(
    ([noun, adjective]) =>
      `{make} (?:${pronoun}|(?:the|our|their|his|her|my) \\w+) (?:more|very|so|less|really) [${noun}](?=<end>| (?:and|but|because|when|than|in|for)\\b) => ${adjective}`,
  )
  .join('\n');

/** Another word of the same family, known by the words beside it ("word form": derivation, in the Cambridge Learner Corpus). */
export const wordFamilyPhraseRules = phraseRules({
  name: 'WordClass',
  reason: 'Malapropism',
  summary: 'Another word of the same family stands here: noun, verb or adjective.',
  lines: `
    ${beforeNouns}
    (?:many|some|several|few|no|two|three|big|great|huge|main|a lot of|lots of) [different](?= (?:between|among)\\b) => differences
    (?:a|any|no|big|great|huge|main|the) [different](?= between\\b) => difference
    <start>(?:but |and |so |most |many |the |all )?[success](?= ${people}\\b) => successful
    (?:a|an|many|most|some|very|more|be|become|the most) [success](?= ${people}\\b) => successful
    (?:want|wants|wanted|wish|hope|hopes|try|tries|able|unable|likely|help (?:you|him|her|us|them)|how|desire|determined|failed|fail) to [success](?! (?:rates?|stor(?:y|ies))\\b) => succeed
    (?:have|has|had|having|need|needs|gain|gains|get|lose|lack|lacks) (?:enough |no |much |so much |the |a lot of |great |any )?[confident](?=<end>| (?:and|but|to|in|that|when|because|about)\\b) => confidence
    (?:have|has|had|gain|gains|get|gets|getting|need|needs) more [confident](?=<end>| (?:and|but|to|in|when|because|than|about)\\b) => confidence
    (?:have|has|having|need|needs|require|requires|gain|get|enough|much|more|their|his|her|our|your) (?:enough |much |more |a lot of |no |some |any |less )?[knowledgeable](?=<end>| (?:about|of|in|on|and|to|for|from|than)\\b)(?<!\\b(?:be|is|are|am|was|were|become|being) \\w+ knowledgeable) => knowledge
    (?:a|an|very) [knowledge](?= (?:man|woman|person|people|teacher|student)\\b) => knowledgeable
    (?:develop|develops|improve|improves|help|helps|affect|affects|boost|hurt|damage|increase|influence|the country's|our|their|global|world|national|local) (?:the |our |their )?[economic](?=<end>| (?:of|in|is|was|will|has|and)\\b(?! (?:social|political|cultural)\\b)) => economy
    (?:the|an?) [economic](?= of (?:the|a|our|their|my|this|that|every|each)\\b) => economy
    (?:drive|drives|drove|travel|travels|walk|arrive|live|ride|cross \\w+ \\w+|land|work|return) [safety](?=<end>| (?:and|in|on|at|to|without|with)\\b(?! (?:comfort|health|security)\\b)) => safely
    ${madeSo}
    (?:feel|feels|felt|is|are|was|were|be|very|so|too) (?:very|so|too|really) [comfort](?=<end>| (?:and|at|in|with|to|for|when|because|than)\\b) => comfortable
    (?:as|become|becomes|is|are|am|be|was) an? [specialize](?= in\\b) => specialist
    (?:know|knows|knew|tell|tells|told|say|says|find|learn|discover|hide|see) (?:\\w+ )?the [true](?=<end>| (?:about|that|of)\\b) => truth
    (?:for|of|about|without) [safe](?=<end>| (?:because|so|when)\\b) => safety
    (?:first|second|third|main|another|other|only|common) [critic](?= (?:of (?:this|the|that|these) \\w+ is that|is that)\\b) => criticism
  `,
});
