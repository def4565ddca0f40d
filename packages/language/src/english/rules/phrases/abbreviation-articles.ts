import type { Rule } from './rule.ts';

const named = {
  name: 'AbbreviationArticle',
  reason: 'Grammar',
  summary: '“A” or “an” goes by the sound with which the letters begin.',
} as const;

/** "a MBA", "an USB stick": abbreviations that are spelled out (Quirk and others, 5.11). */
export const abbreviationArticleRules: readonly Rule[] = [
  {
    ...named,
    pattern:
      /(?<![\w.-])(?<wrong>[Aa])\s(?:MBA|MP|MA|MSc|FBI|SOS|HIV|NHS|XML|LCD|SMS|FM|NGO|HR|MRI|LED|HTML|SUV|MP3|RAF|X-ray|SUV|LP|FAQ|NBA|NFL|RPG|SSD|HDMI|MEP|HGV|F1|MOT|FA|NVQ|LLB|MPhil|ATM|IQ|ID|IT|EU-wide|IBM|AGM|IOU)s?\b/dg,
    mend: (wrong) => (wrong === 'A' ? 'An' : 'an'),
  },
  {
    ...named,
    pattern:
      /(?<![\w.-])(?<wrong>[Aa]n)\s(?:USB|UFO|EU|UK|US|URL|PhD|BBC|CD|DVD|TV|PC|GPS|UN|UV|CV|BA|BSc|VIP|PDF|USA)s?\b/dg,
    mend: (wrong) => (wrong === 'An' ? 'A' : 'a'),
  },
];
