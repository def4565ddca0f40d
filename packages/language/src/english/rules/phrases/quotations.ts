import type { Rule } from './rule.ts';

const reason = 'Punctuation';
const speaker = String.raw`(?:i|he|she|we|they|you|it|(?:the|my|his|her|our|their|an?|one)\s(?:[a-z]+\s)?[a-z]+|[A-Z][a-z]+)`;
const saying =
  '(?:said|asked|replied|whispered|shouted|answered|cried|added|explained|told|called|says|wondered|thought|announced|exclaimed|murmured|muttered|screamed|yelled|remarked|admitted|warned|promised|complained|suggested|declared|sighed|laughed|continued|begged|insisted|agreed|repeated|demanded|snapped)';

/** Commas between a quotation and its speaker (Quirk and others, appendix III.22–23). */
export const quotationRules: readonly Rule[] = [
  {
    name: 'QuotationComma',
    reason,
    summary: 'A comma stands between what is said and who says it.',
    pattern: new RegExp(
      String.raw`["“][A-Z][^"“”]{3,}[a-z](?<wrong>["”])\s(?=${speaker}\s${saying}\b)`,
      'dg',
    ),
    mend: (wrong) => `,${wrong}`,
  },
  {
    name: 'QuotationComma',
    reason,
    summary: 'A comma stands between what is said and who says it.',
    pattern: new RegExp(
      String.raw`["“][A-Z][^"“”]{3,}[a-z](?<wrong>["”])\s(?=${saying}\s(?:the|my|his|her|our|[A-Z][a-z]+)\b)`,
      'dg',
    ),
    mend: (wrong) => `,${wrong}`,
  },
  {
    name: 'QuotationComma',
    reason,
    summary: 'Within the quotation a comma stands in place of the full stop.',
    pattern: new RegExp(
      String.raw`["“][A-Z][^"“”]{3,}[a-z](?<wrong>\.)["”]\s(?=(?:he|she|they|we|the|my|his|her|our|their|I)\b(?:\s[a-z]+){0,2}\s(?:said|asked|replied|whispered|shouted|answered|cried|added|explained|exclaimed|murmured)\b)`,
      'dg',
    ),
    mend: () => ',',
  },
  {
    name: 'QuotationCapital',
    reason: 'Capitalization',
    summary: 'A sentence that is quoted begins with a capital.',
    pattern: new RegExp(
      String.raw`(?<!,["”][^"“”]{0,80})(?<=^|[.!?]\s)[A-Z][^"“”.!?;:]{0,60}\b${saying}\b[^"“”.!?;:,]{0,40},\s["“](?<wrong>[a-z])(?=[^"“”.!?]*\s[^"“”.!?]+[.!?]["”](?:\s|$))`,
      'dg',
    ),
    mend: (wrong) => wrong.toUpperCase(),
  },
  {
    name: 'QuotationComma',
    reason,
    summary: 'A comma stands before what is said.',
    pattern: new RegExp(
      String.raw`(?:^|[.!?]\s)(?:[A-Z][a-z]*\s)(?:[a-z]+\s){0,3}(?<wrong>${saying}(?:\s(?:me|us|him|her|them))?)\s(?=["“][A-Z])`,
      'dg',
    ),
    mend: (wrong) => `${wrong},`,
  },
];
