import type { Rule } from './rule.ts';

const reason = 'Punctuation';
const links =
  'also|however|moreover|furthermore|therefore|likewise|similarly|consequently|nevertheless|thus|hence|besides|additionally|finally|lastly|first|second|third|firstly|secondly|thirdly|nowadays|today|actually|of course|unfortunately|fortunately|for example|for instance|in addition|in conclusion|as a result|in my opinion|in my view|on the other hand|on the one hand|on the contrary|in fact|in general|in this case|in other words|first of all|to sum up|to conclude|for this reason|at the same time|in the past|in the future|recently|so|then';

/** Marks that are doubled, separated from their word, or followed by a misplaced capital (Oxford Style Manual). */
export const doubledMarkRules: readonly Rule[] = [
  {
    name: 'DoubledMark',
    reason,
    summary: 'One mark ends a sentence.',
    pattern: /[a-z]{2}(?<wrong>\.\.)(?=\s[A-Z]|\s*$|\s*["”])/dg,
    mend: () => '.',
  },
  {
    name: 'DoubledMark',
    reason,
    summary: 'One mark ends a sentence.',
    pattern: /\s[a-z]+(?<wrong>[!?]\.|[,;:]\.)(?=\s|$)/dg,
    mend: (wrong) => (/^[!?]/.test(wrong) ? wrong.charAt(0) : '.'),
  },
  {
    name: 'SpaceAtMark',
    reason,
    summary: 'A space stands behind a full stop.',
    pattern:
      /[a-z]\s(?<wrong>\.)(?=(?:The|This|They|We|It|He|She|I|But|So|And|In|For|There|If|When|You|My)\s)/dg,
    mend: () => '. ',
  },
  {
    name: 'SpaceAtStroke',
    reason,
    summary: 'No space stands around a stroke between two words.',
    pattern:
      /\b(?:he|him|his|himself|her|she|and|yes)(?<wrong>\s\/\s?|\/\s)(?=(?:she|he|her|his|hers|herself|him|or|no)\b)/dgi,
    mend: () => '/',
  },
  {
    name: 'SmallInSentence',
    reason: 'Capitalization',
    summary: 'Behind a comma a sentence goes on in lower case.',
    pattern: new RegExp(
      String.raw`(?<=^|[.!?]\s)(?:${links
        .split('|')
        .map((link) => `[${link.charAt(0).toUpperCase()}${link.charAt(0)}]${link.slice(1)}`)
        .join(
          '|',
        )}),\s(?<wrong>The|This|That|These|Those|They|There|We|It|You|He|She|My|Our|Their|His|Her|Many|Some|Most|People|Students|If|When|In)(?=\s[a-z])`,
      'dg',
    ),
    mend: (wrong) => wrong.toLowerCase(),
  },
  {
    name: 'NoCommaBehindBelief',
    reason,
    summary: 'No comma stands between “I think” and what is thought.',
    pattern:
      /(?<=^|[.!?]\s|\b(?:[Ss]o|[Bb]ut|[Aa]nd)\s)(?:I|We) (?:strongly |really |firmly |also )?(?:believe|think|feel)(?<wrong>,)\s(?:that|this|these|the|it|people|they|there|most|many|we|young|students|children)\s[^,.;!?]+[.!?](?=\s|$)/dg,
    mend: () => '',
  },
  {
    name: 'NoCommaBehindBelief',
    reason,
    summary: 'No comma stands behind “that’s why”.',
    pattern: /\b[Tt]hat(?:['’]s|\sis)\swhy(?<wrong>,)\s(?:I|we|they|you|he|she|it|people|the|my|our)\s/dg,
    mend: () => '',
  },
];
