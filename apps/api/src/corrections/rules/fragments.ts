import type { Rule } from './rule.ts';

/** "I stayed in bed. Because I had a headache.": a clause that is written as a sentence (Connors and Lunsford 1988). */
export const becauseFragment: Rule = {
  name: 'Fragment',
  reason: 'Punctuation',
  summary: 'A clause with “because” belongs to the sentence before it.',
  pattern:
    /(?<=(?:^|[.!?]\s)(?:i|we|he|she|they|it|my|the|our)\s[^.!?“”"]{12,160}[a-z])(?<wrong>\.\sBecause)(?=\s(?:i|we|he|she|they|it|my|the|our|there)\s[^,.!?]{4,120}\.)/dgi,
  mend: () => ' because',
};
