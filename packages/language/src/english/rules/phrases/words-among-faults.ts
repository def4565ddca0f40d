import { phraseRules } from './phrase.ts';

const verb =
  "(?:will|would|can|could|are|have|should|must|may|might|need|want|know|see|do|don't|get|think|learn|study|like|love|feel|go|find)";

/** Words that good writers use too, in talk and in notes; they are read where a text has other faults (M. Swan, Practical English Usage). */
export const wordsAmongFaults = [
  ...phraseRules({
    name: 'ConfusedWord',
    reason: 'Malapropism',
    summary: 'This word is easily taken for another; the other is meant.',
    lines: `
      (?:lose|lost|loses|losing|have|has|had|need|needs|without) (?:\\w+ )?(?:no |more |enough |little |my |his |her |their |of )?[patients](?=<end>| (?:with (?:children|kids|people|others|him|her|them|me|us|students)|to (?:wait|learn|listen|teach|do|work))\\b)(?!.*\\b(?:hospital|clinic|doctor|nurse|ward|surgery)) => patience
      (?:have|has|had|need|needs|with) (?:a lot of |much |more |enough |some |great )?(?:time|work|effort|love|skill|practice|courage) and [patients](?=<end>| (?:and|to|with|from|because|but)\\b) => patience
      the [lost](?= of (?:the|a|my|his|her|their|our|one)\\b) => loss
    `,
  }),
  ...phraseRules({
    name: 'Someone',
    reason: 'BoundaryError',
    summary: 'These two words are written as one.',
    lines: `
      (?<!\\b(?:and|each|these|those|the|last|single|loved) )[every one](?= (?:to|has|can|should|will|knows|wants|needs|likes|must|would|could|understand|understands|agrees|thinks|does|who|is|was|have|around|else)\\b|<end>) => everyone
      (?:for|to|with|make|makes|let|that|help|helps|tell|told|by) [every one](?! of\\b) => everyone
    `,
  }),
  ...phraseRules({
    name: 'ShortenedWord',
    reason: 'Style',
    summary: 'In a text this word is written out.',
    lines: `
      [(?-i:u)](?= ${verb}\\b) => you
      (?:for|to|with|tell|give|help|make|if|when|that|because|do|can|will|and) [(?-i:u)](?= \\w+|<end>) => you
      [(?-i:ur)](?= \\w+) => your
      [esp](?= (?:in|when|if|for|the|on|at|with|to|from|those|if|because)\\b) => especially
      [(?:cuz|coz)](?= \\w+) => because
      [gonna](?= \\w+) => going to
      (?:i|you|we|they|to|don't|who|people|not|really) [wanna](?= \\w+) => want to
      [kinda](?= \\w+) => kind of
    `,
  }),
  ...phraseRules({
    name: 'Comparison',
    reason: 'Grammar',
    summary: 'The comparison is formed otherwise.',
    lines: `
      young (?:and|or) [older](?=<end>| (?:people|person|is|are|have|can|in|do|students)\\b) => old
      old (?:and|or) [younger](?=<end>| (?:people|person|is|are|have|can|in|do|students)\\b) => young
      younger (?:and|or) [old](?=<end>| (?:people|person|is|are|have|can|in|do|students)\\b) => older
      older (?:and|or) [young](?=<end>| (?:people|person|is|are|have|can|in|do|students)\\b) => younger
    `,
  }),
];
