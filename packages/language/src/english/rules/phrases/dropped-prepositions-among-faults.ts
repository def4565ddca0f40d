import { phraseRules } from './phrase.ts';

const determiner =
  '(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|many|most|all|other|such|every|each|both)';
const whom = `(?:${determiner}|people|children|students|teenagers|others|me|us|him|them|you|it)\\b`;
const active = '(?:to|can|could|will|would|may|might|must|should|shall|not|also|i|we|they|you|people)';

/**
 * Verbs that take their object without a preposition, and one that takes none without it. The preposition may open a
 * phrase of its own ("to study about a mile away"): this is read among other faults (Quirk and others, 16.27, 16.31;
 * unnecessary and missing preposition in the Cambridge Learner Corpus).
 */
export const droppedPrepositionsAmongFaults = [
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      {consider} [about |of ](?!(?:a|the) (?:dozen|hundred|thousand|third|quarter|half|few)\\b|half\\b)(?=${whom}|how|what|whether) =>
      (?:it|he|she|they|we|people|who|which|that|students) (?:lacks?|lacked) [of |in ] =>
      {describe} [about |on ](?=${whom}|how|what) =>
      {explain} [about ](?=${whom}|how|what|why) =>
      {criticize} [about |on |to |against ] =>
      {criticise} [about |on |to |against ] =>
      {oppose}s? [against |with |about ](?=${whom}) =>
      {understand} [about ](?=${whom}|how|what|why) =>
      (?:do|does|did|don't|doesn't|didn't|not) know [about ](?=(?:when|how|where|why|who|whether|if)\\b) =>
      ${active} affects? [in |on |to |at |for |with ](?=${whom}|\\w+s\\b|health|society) =>
      (?:it|this|which|that|pollution|smoking|technology|weather) affects? [on |to |for |with ](?=${whom}|\\w+s\\b|health|society) =>
      ${active} influences? [in |on |to |for ](?=${whom}|\\w+s\\b|society) =>
      ${active} (?:face|improve|solve|support|attack|demand|fear|obtain|achieve|accept|destroy|develop|protect|avoid|reduce|control) [to |of ](?!the (?:point|end|extent|last|full|level|best|east|west|north|south|sea|left|right|front|back|rear|street)\\b)(?=(?:the|a|an|my|your|our|their|his|her|many|this|these|some|all)\\b) =>
      ${active} face [with |on |by |against ](?=${whom}|problems|difficult|difficulties|challenges) =>
      ${active} reach [to |at ](?=(?:the|my|our|their|a|an|his|her|your|this|that) (?:\\w+ )?(?:place|places|goals?|aims?|success|destination|conclusion|target|dreams?|age|stage|city|town|village)\\b) =>
      {enter} [to |in |at ](?=(?:the |a |an |my |our |their )?(?:university|college|school|company|country|market|website|site|job|class|course)\\b) =>
      {seek} [for ](?=${whom}|new|better|help) =>
      {await} [for ] =>
      both [of ](?=(?:countries|sides|parents|boys|girls|people|men|women|students|cases|ways|groups|kinds|ideas|opinions|views|methods)\\b) =>
      {answer} [for |on ](?=(?:the|this|that|these|those|my|your|his|her|all|some) questions?\\b) =>
      {spend} (?:\\w+ ){1,4}[for |with |to ](?=(?:studying|playing|working|watching|reading|learning|doing|making|driving|traveling|travelling|shopping|talking|sleeping|thinking|looking|preparing|cooking|writing|waiting|going|training)\\b) =>
      {waste} (?:\\w+ ){0,2}(?:time|money) [for |with |to ](?=\\w+ing\\b) =>
      {go} [in |at |on ](?=(?:shopping|swimming|skiing|fishing|camping|dancing|hiking|sightseeing|home|abroad)\\b) =>
      [(?:in|at|on) nowadays](?=,| ) => nowadays
    `,
  }),
  ...phraseRules({
    name: 'PrepositionMissing',
    reason: 'Usage',
    summary: 'A preposition is missing here.',
    lines: `
      {provide} [me|us|him|them|you|people|students](?= (?:a|an|many|more|some|much|good|better|enough|new|useful|important|information|food|money|opportunities|knowledge)\\b(?! (?:the|a|an|same)\\b)) => & with
    `,
  }),
];
