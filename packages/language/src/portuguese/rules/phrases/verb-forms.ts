import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "seje", "tu fizestes", "fala-se" for "falasse" (Ciberdúvidas). */
export const verbForms: readonly Rule[] = [
  {
    name: 'PtGramas',
    reason: 'Concord',
    pattern: phrase(
      String.raw`\b(?<wrong>duas|duzentas|trezentas|quatrocentas|quinhentas|seiscentas|umas|muitas|poucas)(?: e cinquenta)? gramas\b`,
    ),
    mend: (wrong) =>
      wrong.toLowerCase() === 'duas'
        ? 'dois'
        : wrong.toLowerCase() === 'umas'
          ? 'uns'
          : wrong.replace(/as$/, 'os'),
  },
  {
    name: 'PtMesma',
    reason: 'Concord',
    pattern: phrase(
      String.raw`\b(?<who>ela|elas|eles) (?<wrong>mesmo|próprio)\b(?! (?:assim|que|se|quando|em|no|na|depois|antes|muito|sem|com|não|quem|os|as|lado|tempo|nome|dia)\b)`,
    ),
    mend: (wrong, { who }) =>
      wrong.slice(0, -1) + (who?.toLowerCase() === 'ela' ? 'a' : who?.toLowerCase() === 'elas' ? 'as' : 'os'),
  },
  {
    name: 'PtFizeste',
    reason: 'VerbForm',
    pattern: phrase(String.raw`\b[Tt]u (?:já |não |nunca )?(?<wrong>\p{L}+(?:a|e|i)stes)\b`),
    mend: (wrong) => wrong.slice(0, -1),
  },
  {
    name: 'PtSte',
    reason: 'VerbForm',
    pattern: phrase(
      String.raw`\b(?<wrong>\p{L}+[aei]s-te)(?= (?:o|a|os|as|isso|isto|bem|muito|ontem|tudo|um|uma)\b)`,
    ),
    mend: (wrong, _groups, lexicon) =>
      lexicon.finite(wrong.replace('-', '')).length > 0 ? wrong.replace('-', '') : undefined,
  },
  {
    name: 'PtSse',
    reason: 'VerbForm',
    pattern: phrase(
      String.raw`\b(?:[Ss]e|que|caso) (?:eu|ele|ela|não)? ?(?<wrong>\p{L}+[aei]-se) (?:mais|muito|o|a|os|as|um|uma|dinheiro|tempo|de|com)\b`,
    ),
    mend: (wrong, _groups, lexicon) =>
      lexicon.finite(wrong.replace('-', 's')).length > 0 ? wrong.replace('-', 's') : undefined,
  },
];
