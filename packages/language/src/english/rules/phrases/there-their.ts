import type { Rule } from './rule.ts';

const number = '(?:two|three|four|five|six|ten|few|many)';

/** "in there first two summers", "with there own hands": a possessive precedes a noun. */
export const thereForTheir: Rule = {
  name: 'ThereForTheir',
  summary: '“There” is a place; “their” is the possessive.',
  pattern: new RegExp(
    String.raw`\b(?:(?:with|of|by|about|into|without|during|between|through)\s(?<wrong>there)\s(?!being\b|is\b|are\b|was\b|were\b|to\b|and\b|or\b|but\b|in\b|on\b|at\b|that\b|a\b|the\b|with\b|for\b|it\b|all\b)(?:[a-z]+\s)?[a-z]{3,}|(?:in|on|for|from|to|at)\s(?<wrong>there)\s(?:own|very first|first|last|final|early|next)\s(?!thing\b|night\b|week\b|month\b|year\b|time\b|and\b|or\b|but\b|is\b|was\b|in\b|to\b)(?:${number}\s)?[a-z]{3,})`,
    'dgi',
  ),
  mend: (wrong) => (wrong.startsWith('T') ? 'Their' : 'their'),
};
