import { phraseRules } from './phrase.ts';

const verb = "(?:are|will|have|want|should|must|need|know|don't|agree|think|would|could)";

/** Words as they are typed in messages, which a dictionary takes for a letter, a temple or a term of law. */
export const shortenedWordRules = phraseRules({
  name: 'ShortenedWord',
  reason: 'Spelling',
  summary: 'This is how the word is written in full.',
  lines: `
    <start>[u] ${verb} => you
    (?:that|because|what|how|why|where|as|so|but) [u] ${verb} => you
    (?:thank|tell|told|help|see|miss|love|hope) [u]<end> => you
    (?:know|knows|knew|see|understand|(?:tell|tells|told|ask|asked) (?:me|you|him|her|us|them)) [wat] (?:i|you|he|she|it|we|they|is|was|to|happened|the) => what
    <start>[therefor] => therefore
  `,
});
