import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<FrenchLexicon>;

/** Hyphens of questions and of compounds. */
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
  ...(
    [
      ["qu['’]est ce qu", "qu'est-ce qu"],
      ['est ce que', 'est-ce que'],
      ["est ce qu['’]", "est-ce qu'"],
      ["c['’]est à dire", "c'est-à-dire"],
      ['vis à vis', 'vis-à-vis'],
      ['au dessus', 'au-dessus'],
      ['au dessous', 'au-dessous'],
      ['au delà', 'au-delà'],
      ['ci dessous', 'ci-dessous'],
      ['ci dessus', 'ci-dessus'],
      ['ci joint', 'ci-joint'],
      ['parce-que', 'parce que'],
      ['week end', 'week-end'],
      ['après midi', 'après-midi'],
      ['celui ci', 'celui-ci'],
      ['celle ci', 'celle-ci'],
      ['ceux ci', 'ceux-ci'],
      ['celles ci', 'celles-ci'],
      ['moi même', 'moi-même'],
      ['lui même', 'lui-même'],
      ['elle même', 'elle-même'],
      ['soi même', 'soi-même'],
      ['grand mère', 'grand-mère'],
      ['grand père', 'grand-père'],
      ['grands parents', 'grands-parents'],
      ['petit déjeuner(?= (?:est|à|avec|du))', 'petit-déjeuner'],
      ['peut-etre', 'peut-être'],
      ['quelques uns', 'quelques-uns'],
      ['par contre', 'par contre'],
      ['bien-sûr', 'bien sûr'],
      ['tout de suite', 'tout de suite'],
      ['là bas', 'là-bas'],
      ['rez de chaussée', 'rez-de-chaussée'],
      ['États Unis', 'États-Unis'],
      ['porte monnaie', 'porte-monnaie'],
      ['savoir faire(?= (?:du|de|des|est|français))', 'savoir-faire'],
      ['entre temps', 'entre-temps'],
      ['plate forme', 'plateforme'],
      ['arc en ciel', 'arc-en-ciel'],
      ["chef d['’]oeuvre", "chef-d'œuvre"],
    ] as const
  )
    .filter(([wrong, right]) => wrong !== right && wrong !== 'petit déjeuner(?= (?:est|à|avec|du))')
    .map(([wrong, right]): Rule =>
      fixed(
        'FrHyphen',
        'Standard',
        String.raw`\b(?<wrong>${wrong})${/['’\]]$/.test(wrong) || wrong.endsWith('qu') ? '' : String.raw`\b`}`,
        right,
      ),
    ),
];
