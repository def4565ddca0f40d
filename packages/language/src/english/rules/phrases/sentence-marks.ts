import type { Rule } from './rule.ts';

const reason = 'Punctuation';
const start = String.raw`(?<=^|[.!?;]["'”’)]*\s)`;
const person = '(?:i|we|he|she|it|they|you)';

/** Punctuation around addresses, exclamations, short questions and lists (Quirk and others, appendix III.8–27). */
export const sentenceMarkRules: readonly Rule[] = [
  {
    name: 'QuestionMark',
    reason,
    summary: 'A question ends with a question mark.',
    pattern: new RegExp(
      String.raw`${start}(?:how (?:much|many|long|often|far|old)(?: [a-z]+)?|(?:what|which|whose) (?!i\b|you\b|he\b|she\b|it\b|we\b|they\b|people\b|the\b|a\b|this\b|one\b)[a-z]+|what|where|when|why|how) (?:do|does|did) (?:the|a|an|your|my|his|her|our|their|this|these|that|you|we|they|it|he|she)\b[^.!?;:"“”…,]{3,120}(?<wrong>\.)(?=\s|$)(?!\s?\.)`,
      'dgi',
    ),
    mend: () => '?',
  },
  {
    name: 'AddressComma',
    reason,
    summary: 'A comma stands behind the one who is spoken to.',
    pattern:
      /(?<=^|\n)Dear (?:(?:Mr|Mrs|Ms|Miss|Dr|Professor)\.? )?(?<wrong>[A-Z][a-z]+)(?=\s(?:I|We|Thank|Thanks|It|My|How|This|You|Many|Please)\b)/dg,
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'AddressComma',
    reason,
    summary: 'A comma stands behind the one who is spoken to.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>doctor|professor|sir|madam|mum|dad|grandma|grandpa|waiter|excuse me)(?=\s(?:could|can|would|may|do|did|are|have|what|where|when|why|how)\s(?:you|i|we|is|are|did|do|does|the|much|many)\b[^.!;]*\?)`,
      'dgi',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'OpeningComma',
    reason,
    summary: 'A comma stands behind a cry.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>oh|ah|wow|hey|oops|ok|okay)(?=\s(?:i|we|he|she|they|you|it|that|this|what|how|my|the|your|there|please)\b(?!['’]))`,
      'dgi',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'OpeningComma',
    reason,
    summary: 'A comma stands behind the words that link the sentence to the one before.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>well|in short|after all|above all|in that case|at first sight|by the way|on the whole|to my surprise|to our surprise|in the meantime|in my experience|as usual|in reality|in theory|in practice|nevertheless|therefore|in particular|to tell the truth|to be honest|as you know|frankly|honestly|hopefully|meanwhile|additionally|interestingly|clearly|naturally|apparently|regrettably|strangely enough|in comparison|similarly|as I said|as I mentioned)(?=\s(?:i|we|he|she|they|you)\s(?!of\b))`,
      'dgi',
    ),
    mend: (wrong) => `${wrong},`,
  },
  {
    name: 'RunOn',
    reason,
    summary: 'Two sentences stand side by side without a mark or a conjunction.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>be (?:careful|quick|quiet)|hurry up|watch out|look out|don['’]t worry|calm down|cheer up|never mind|come (?:quickly|here|in)|wake up|slow down|keep quiet)(?=\s(?:${person}|the|your|my|there)\s)`,
      'dgi',
    ),
    mend: (wrong) => `${wrong};`,
  },
  {
    name: 'ConjunctionComma',
    reason,
    summary: 'The comma stands before the conjunction, not behind it.',
    pattern: new RegExp(
      String.raw`${start}[^,.;:!?"“”()]{8,90}(?<wrong>\s(?:but|so|and|or),)(?=\s(?:i|we|he|she|they|it)\s[^,.;:!?"“”()]+[.!?](?:\s|$))`,
      'dgi',
    ),
    mend: (wrong) => `,${wrong.slice(0, -1)}`,
  },
  {
    name: 'LinkSemicolon',
    reason,
    summary: 'Two sentences stand side by side without a mark or a conjunction.',
    pattern: new RegExp(
      String.raw`${start}[^,.;:!?"“”()]{8,90}[a-z]{3,}(?<wrong>\s(?:therefore|consequently|nevertheless|moreover|furthermore|otherwise|however),?)(?=\s(?:i|we|he|she|they|it|you)\s(?:am|is|are|was|were|have|has|had|do|does|did|can|could|will|would|should|must|[a-z]+ed|[a-z]+s|went|got|came|made|took|decided|need|want|work)\b)(?<!\b(?:and|but|or|that|so|because|if|is|are|was|were|while|since|when|which|who)\s(?:therefore|consequently|nevertheless|moreover|furthermore|otherwise|however),?)`,
      'dgi',
    ),
    mend: (wrong) => `;${wrong.replace(',', '')},`,
  },
  {
    name: 'ListColon',
    reason,
    summary: 'A colon, not a semicolon, stands before a list.',
    pattern:
      /\b(?:two|three|four|five|six|several|many|some|following)\s(?:[a-z]+\s)?[a-z]+s\b[^.;:!?]{0,50}(?<wrong>;)(?=\s(?:(?:a|an|the|my|his|her|our|their)\s)?(?:[a-z]+\s){0,2}[a-z]+(?:,\s(?:[a-z]+\s){0,3}[a-z]+)*,?\sand\s(?:[a-z]+\s){0,3}[a-z]+[.!](?:\s|$))(?!\s[^.]*\b(?:is|are|was|were|has|have|had|will|can|would|they|it|he|she|we|i|you)\b)/dgi,
    mend: () => ':',
  },
  {
    name: 'ListColon',
    reason,
    summary: 'No colon stands between a verb or “such as” and what belongs to it.',
    pattern: /\b(?:such as|including|consists? of|consisted of)(?<wrong>:)(?=\s[a-z])/dgi,
    mend: () => '',
  },
  {
    name: 'Contraction',
    reason,
    summary: '“Let’s” is “let us”: an apostrophe stands for what is left out.',
    pattern: new RegExp(
      String.raw`${start}(?<wrong>lets)(?=\s(?:go|eat|see|take|start|look|talk|say|get|have|do|make|try|begin|meet|play|stay|wait|find|hope|watch|buy|leave|be|call|ask|use|keep|celebrate|dance|sing|cook|forget|stop|think|put|share|visit|not|just)\b)`,
      'dgi',
    ),
    mend: (wrong) => `${wrong.slice(0, 3)}'s`,
  },
  {
    name: 'Possessive',
    reason,
    summary: 'A possessive has an apostrophe.',
    pattern: /\b(?<wrong>(?:wom|m|childr|gentlem)ens['’])(?=\s)/dgi,
    mend: (wrong) => `${wrong.slice(0, -2)}'s`,
  },
];
