/** Harper's rules that are switched off, each with the reason. */
export const quietRules: Readonly<Record<string, string>> = {
  OxfordComma:
    'The comma before "and" is a matter of house style; good British and American prose does without.',
  NoOxfordComma: 'The opposite taste of the former.',
  WouldNeverHave: '"would never have" and "never would have" are both good English.',
  LongSentences: 'Has nothing to offer in place of the sentence; length alone is no mistake.',
  MissingPreposition: 'Guesses wrongly at "what to do, and …" and offers nothing.',
  SpelledNumbers: 'Whether 7 or seven is house style, and figures are right in science.',
  Dashes: 'Changes how a dash is typed; the editor does that as the author writes.',
  EllipsisLength: 'Typography, and wrong for quotations that are cut.',
  UseEllipsisCharacter: 'Typography; three full stops read the same.',
  BoringWords: 'Calls "very" and "good" boring in any sentence.',
  AvoidCurses: 'A writer who quotes a curse means it.',
  SplitWords: 'Cuts misspelt words in two ("adress" into "a dress") where the spelling rule knows the word.',
  WrongNegative: 'Guesses at misspelt words: "distill" for "untill".',
  DisjointPrefixes: 'Joins an adverb to the next word: "carried out last spring" to "outlast".',
  UseTitleCase: 'Headings in sentence case are as right as in title case.',
};
