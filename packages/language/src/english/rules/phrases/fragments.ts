import type { Rule } from './rule.ts';

/**
 * Words that make the next "because" an answer, a correction or a reason of its own: "I know why he left. Because …".
 */
const unasked = String.raw`(?:(?!\b(?:why|what|how|know|knew|wonder|wondered|ask|asked|reason|question|not|never|no|nothing|nobody)\b|n['’]t)[^.!?“”":;])`;
const phrase = String.raw`(?:\s(?:a|an|the|my|our|his|her|their|too|very|so))?\s(?!(?:i|we|he|she|they|it|you|the|my|our|his|her|their|nobody|everyone|everybody|people|there)\b)[a-z’'-]+`;

/**
 * "I stayed in bed. Because I had a headache.": a clause written as a sentence (Connors and Lunsford 1988). It has one
 * subject and one verb; "Because it was wet we stayed in." is a full sentence.
 */
export const becauseFragment: Rule = {
  name: 'Fragment',
  reason: 'Punctuation',
  summary: 'A clause with “because” belongs to the sentence before it.',
  pattern: new RegExp(
    String.raw`(?<=(?:^|[.!?]\s)(?:i|we|he|she|they|it|my|the|our)\s${unasked}{12,160}[a-z])(?<wrong>\.\sBecause)(?=\s(?:i|we|he|she|they|it|there|(?:my|the|our)\s[a-z]+)\s[a-z’']+${phrase}(?:\s(?:in|on|at|to|of|for|from|with|about)${phrase}){0,2}\.)`,
    'dgi',
  ),
  mend: () => ' because',
};
