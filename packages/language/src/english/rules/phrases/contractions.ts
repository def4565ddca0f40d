import type { Rule } from './rule.ts';

const contracted: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  cant: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  mustnt: "mustn't",
  youre: "you're",
  theyre: "they're",
  ive: "I've",
  youve: "you've",
  theyve: "they've",
  weve: "we've",
  thats: "that's",
  whats: "what's",
  lets: "let's",
  im: "I'm",
};
const clear = Object.keys(contracted).filter((word) => word !== 'lets');

/** "dont", "wont": contractions without their apostrophe (Quirk and others, appendix III.29). */
export const contractionRules: readonly Rule[] = [
  {
    name: 'Contraction',
    reason: 'Punctuation',
    summary: 'A contraction has an apostrophe.',
    pattern: new RegExp(
      String.raw`(?<![\w'’.@/-])(?<wrong>${clear.filter((word) => !/^(?:cant|wont|ive)$/.test(word)).join('|')}|(?<=\b(?:i|you|he|she|it|we|they|that|who|people|there)\s)(?:cant|wont)|ive(?=\s(?:been|had|got|never|seen|done|always|just|heard|lost|read)))(?![\w'’@/-]|\.\w)`,
      'dgi',
    ),
    mend: (wrong) => {
      const put = contracted[wrong.toLowerCase()];
      if (put === undefined || (wrong === wrong.toUpperCase() && wrong.length < 4)) return undefined;
      return /^\p{Lu}/u.test(wrong) ? put.charAt(0).toUpperCase() + put.slice(1) : put;
    },
  },
];
