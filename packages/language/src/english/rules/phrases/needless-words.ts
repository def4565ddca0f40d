import { phraseRules } from './phrase.ts';

const person = '(?:i|we|you|they|he|she|it)';
const finite =
  "(?:is|are|was|were|has|have|had|can|can't|cannot|will|would|should|must|do|don't|does|doesn't|did|didn't)";
const done =
  'using|drinking|eating|smoking|watching|playing|buying|wearing|studying|getting|having|spending|receiving|achieving|throwing';
const quality = 'important|difficult|easy|expensive|happy|dangerous|popular|helpful|tired|cheap';
const groups =
  'students|brothers|sisters|parents|sides|countries|things|cities|methods|reasons|opinions|ideas|groups|statements|ways|views|options|texts|people';

const affected =
  'the (?!end|same|long|short|first|most)\\w+|my|our|his|her|their|your|its|people|children|us|them|me|him|human|health';

/** Words that are one too many (M. Swan, Practical English Usage; B. Parrott, Grammar for English Language Teachers). */
export const needlessWordRules = [
  ...phraseRules({
    name: 'VerbPhrase',
    reason: 'Grammar',
    summary: 'The verb is formed otherwise here.',
    lines: `
      [(?<c>can|could) be able to] => $c
      [(?<c>cannot|can not|can't)(?: be)? able to] => $c
      (?:<start>|\\b(?:and|but|because|so|when|if) )(?:${person}|people) [(?:am|is|are|was|were) (?<m>should|must|can|could|may|might|would)](?= (?:not|be|have|do|make|go|get|take|help|learn|study|work|use|find|see|give|become|live)\\b) => $m
      (?:<start>|\\b(?:and|but|because|so|when|if) )${person} [(?:am|is|are) (?<a>also|always|often|sometimes|never) (?<m>should|must|can|could|may|might|would)](?= (?:not|be|have|do|make|go|get|take|help|learn|study|work|use|find|see|give|become|live)\\b) => $m $a
      (?:will|would|may|might|must|should) be [can] => able to
      why not [to ](?=(?!(?:the|an?|my|our|your|his|her|their|this|that)\\b)\\w+(?: \\w+)*\\?) =>
      (?:<start>|, |\\b(?:by|without|from|about|for|because|that|than|after|before) )[(?<v>${done}) of](?= (?!the\\b|it\\b|course\\b|late\\b)\\w+) => $v
    `,
  }),
  ...phraseRules({
    name: 'PrepositionUnnecessary',
    reason: 'Usage',
    summary: 'No preposition goes with this word.',
    lines: `
      (?:can|could|will|would|may|might|must|should|not|also|always|often|it|they|greatly|really|strongly|negatively|positively) [(?<v>influences?|influenced|affects?|affected) (?:on|to|in)](?= (?:${affected})\\b) => $v
      {consider} [about ](?=(?:the|my|his|her|our|their|your|it|this|that|these|how|what|many|other|others|\\w+ing)\\b) =>
      (?:sure|aware|certain|worried|afraid|agree|agrees|agreed|complain|complained|doubt) [(?:about|of|with|on|in) that](?= ${person} ${finite}) => that
      [both of](?= (?:${groups})\\b) => both
    `,
  }),
  ...phraseRules({
    name: 'Collocation',
    reason: 'Usage',
    summary: 'These words go together otherwise.',
    lines: `
      (?:important|necessary|essential|better|hard|difficult|easy|possible|impossible|useful) [that ](?=to (?:be|have|do|make|get|go|learn|study|know|take|use|find|give|understand|help)\\b) =>
      (?:is|are|was|were) [so much (?<a>${quality})](?=<end>| (?:to|for|that|because|in|and|but)\\b) => so $a
      (?:there (?:is|are|was|were)|have|has|had|with) [no any] => no
      (?:{be}|{have}) neither \\w+ [or] (?:\\w+ )?\\w+ => nor
      <start>[there for,] => therefore,
      <start>[(?:as|with) my opinion](?=,| (?:i|it|people|there|the|this|we)\\b) => in my opinion
      where (?:${person}|people) (?:live|lives|lived|work|works|worked|study|studied|stay|stayed)[ (?:in|at)](?= (?:is|was|has|had)\\b) =>
      (?:which|whom) (?:i|we|you|they|he|she) \\w+ (?:in|at|to|about|with|for|on)[ (?:it|him|them)](?= (?:is|are|was|were|has|have)\\b) =>
    `,
  }),
];
