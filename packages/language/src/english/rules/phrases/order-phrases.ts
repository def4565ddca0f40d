import { phraseRules } from './phrase.ts';

const moving =
  'go|goes|come|comes|play|plays|watch|watches|eat|eats|drink|drinks|visit|visits|travel|travels|speak|speaks|meet|meets|cook|cooks|buy|buys|use|uses|walk|walks|went|wear|wears';

/** Adverbs of frequency and "it" in their places (Quirk and others, 8.115, 16.34). */
export const orderPhraseRules = [
  ...phraseRules({
    name: 'WordOrder',
    reason: 'WordOrder',
    summary: 'The words stand in another order.',
    lines: `
      <start>[always (?<s>i|we|he|she|they|you)](?= (?!am\\b|is\\b|are\\b|was\\b|were\\b|will\\b|can\\b|have to\\b)\\w+) => $s always
      (?:i|we|they|you|he|she|people) [(?<v>${moving}) (?<a>often|always|usually|never|sometimes|rarely|seldom)](?= (?:to|in|at|with|by|the|a|an|my|our|for|tennis|football|coffee|tea|meat|fish|tv|english|there|abroad|home|together|jeans)\\b) => $a $v
    `,
  }),
  ...phraseRules({
    name: 'MissingIt',
    reason: 'Grammar',
    summary: 'English sentences have a subject, be it only “it” or “there”.',
    lines: `
      (?:{find}|{think}|{consider}|{make}) [(?<a>(?:very |so |really |quite |too |more )?(?:hard|difficult|easy|easier|harder|impossible|useful|interesting|strange|necessary|important|possible))](?= (?:to \\w+|that)\\b) => it $a
    `,
  }),
];
