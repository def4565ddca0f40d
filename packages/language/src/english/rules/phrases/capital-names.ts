import type { Rule } from './rule.ts';

const named = { name: 'ProperCapital', reason: 'Capitalization' } as const;
const capitalised = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Names of several words, and names that are also ordinary words (Quirk and others, 5.60–72; The Chicago Manual of Style, 8). */
export const capitalNameRules: readonly Rule[] = [
  {
    ...named,
    summary: 'A title before a name has a capital letter.',
    pattern: /(?<![\w.@/-])(?<wrong>mr|mrs|ms|dr|prof)(?=\.?\s[A-Z][a-z])/dg,
    mend: capitalised,
  },
  {
    ...named,
    summary: 'Names of oceans, wars and places have capital letters.',
    pattern:
      /\b(?<wrong>(?:[Aa]tlantic|[Pp]acific|[Aa]rctic) ocean|[Nn]ew (?:[Yy]ork|[Zz]ealand|[Dd]elhi|[Oo]rleans|[Jj]ersey)|[Ww]orld war(?= (?:one|two|I+\b))|(?<=\b[Tt]he )(?:[Ff]irst|[Ss]econd) world war)\b/dg,
    mend: capitalised,
  },
  {
    ...named,
    summary: 'Names of nations have a capital letter.',
    pattern:
      /\b(?:[Ii]n|[Ff]rom|visit|visited)\s(?<wrong>china)\b(?!\s(?:cups?|plates?|shops?|cabinets?|dolls?))/dg,
    mend: capitalised,
  },
  {
    ...named,
    summary: 'The names of God and of holy books have a capital letter.',
    pattern:
      /\b(?:(?:believ(?:e|es|ed|ing)|faith|trust)\sin\s(?<wrong>god)|[Tt]he\s(?:holy\s)?(?<wrong>bible|quran|koran)(?!\sof))\b/dg,
    mend: capitalised,
  },
];
