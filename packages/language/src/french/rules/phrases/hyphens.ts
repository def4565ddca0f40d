import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** Hyphens in questions and compounds. */
export const hyphens: readonly Rule[] = [
  {
    name: 'FrHyphen',
    reason: 'Standard',
    pattern: phrase(
      String.raw`(?:^|[.!?«] |, |\b(?:où|comment|quand|que|pourquoi|qui) )(?<wrong>(?:peux|veux|as|es|vas|dois|sais|fais|viens|aimes|habites|penses|connais|crois|vois) tu|(?:avez|êtes|pouvez|voulez|allez|savez|faites|devez|pensez|habitez|aimez|connaissez|pourriez|auriez) vous)\b(?=[^.]*\?)`,
    ),
    mend: (wrong) => wrong.replace(/\s+/, '-'),
  },
  {
    name: 'FrHyphen',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?<wrong>(?:\p{L}+[ae])[ -]?t['’ ](?:il|elle|on)|(?:\p{L}+[ae]) t[ -](?:il|elle|on))\b`,
    ),
    mend: (wrong) => wrong.replace(/[ -]?t['’ -](il|elle|on)$/u, '-t-$1'),
  },
];
