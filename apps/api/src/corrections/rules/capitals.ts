import { properWords } from '../words/proper-words.ts';
import type { Rule } from './rule.ts';

const named = {
  reason: 'Capitalization',
  summary: 'Names of days, months, languages and nations have a capital letter.',
} as const;
/** "french windows", "roman numerals": these may stand with a small letter. */
const common =
  '(?:windows?|doors?|fries|toast|beans?|press|horn|polish|leave|kiss|bread|oven|courage|auction|ink|corn|whisper)';
const places =
  'new york|new zealand|united states|united kingdom|great britain|north america|south america|latin america|south africa|north korea|south korea|saudi arabia|hong kong|los angeles|san francisco|middle east|soviet union|european union';
const capitalised = (text: string): string => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** "french", "on monday", "new york" (capitals: Quirk and others, 5.60–72, and the punctuation appendix III.28). */
export const capitalRules: readonly Rule[] = [
  {
    reason: 'Capitalization',
    summary: 'Seasons have a small letter.',
    name: 'SmallSeason',
    pattern:
      /\b(?:last|next|this|in|every|of|during|early|late|that|in the|the whole|all|since|until|each|by|for the)\s(?<wrong>Summer|Winter|Autumn|Spring)(?!\s(?:[A-Z]|\d|of\s[A-Z]))(?=\s[a-z]|[.,;!?])/dg,
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    ...named,
    name: 'ProperCapital',
    pattern: new RegExp(
      String.raw`(?<![\w.@/-])(?<wrong>${[...properWords.keys()].join('|')})(?:(?=['’]s\b)|\b)(?!\s${common}\b)(?![@/-]|\.\w)`,
      'dg',
    ),
    mend: (wrong) => properWords.get(wrong),
  },
  {
    ...named,
    name: 'ProperCapital',
    pattern: new RegExp(String.raw`\b(?<wrong>${places})\b`, 'dg'),
    mend: capitalised,
  },
];
