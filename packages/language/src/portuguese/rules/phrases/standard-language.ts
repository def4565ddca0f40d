import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** What is said twice, and comparatives (Ciberdúvidas; Cunha e Cintra, cap. 15). */
export const standard: readonly Rule[] = [
  fixed(
    'PtTwice',
    'Standard',
    String.raw`\bsub(?:ir|iu|i|o|imos|iram|indo|ia|iam)(?<wrong> para cima)\b(?! d[aeo])`,
    '',
  ),
  fixed(
    'PtTwice',
    'Standard',
    String.raw`\bdesc(?:er|eu|i|o|e|em|emos|eram|endo|ia|iam)(?<wrong> para baixo)\b(?! d[aeo])`,
    '',
  ),
  fixed(
    'PtTwice',
    'Standard',
    String.raw`\bsa(?:ir|iu|í|i|ímos|íram|io|em|indo|ía|íam)(?<wrong> para fora)\b(?! d)`,
    '',
  ),
  fixed('PtComparative', 'Standard', String.raw`\b(?<wrong>mais melhor|mais bom|mais boa)\b`, 'melhor'),
  fixed('PtComparative', 'Standard', String.raw`\b(?<wrong>mais pior|mais mau|mais má)\b`, 'pior'),
  fixed('PtComparative', 'Standard', String.raw`\b(?<wrong>mais grande|mais maior)\b`, 'maior'),
  fixed(
    'PtComparative',
    'Standard',
    String.raw`\b(?<wrong>mais bem)\b(?! (?:\p{L}+[dt][oa]s?|pag[oa]s?|aceites?|entregues?|express[oa]s?)\b)`,
    'melhor',
  ),
  fixed(
    'PtComparative',
    'Standard',
    String.raw`\b(?:mais|menos|melhor|pior|maior|menor|(?:mais|menos) (?!\p{L}+(?:ões|ções|ades|ros|vros|sas|nas|tas|ras|ças|ias|gos|mas) )\p{L}+) (?<wrong>de que) (?:eu|tu|ele|ela|o|a|os|as|nós|antes|ontem)\b(?<!\b(?:ou) menos \p{L}+ \p{L}+)`,
    'do que',
  ),
  fixed(
    'PtComparative',
    'Standard',
    String.raw`\b(?:tão|tanto|tanta|tantos|tantas) (?:\p{L}+ )?(?<wrong>que|do que) (?:eu|tu|ele|ela|nós|eles|o (?:meu|teu|seu|irmão|outro)|a (?:minha|tua|irmã|outra))\b(?=[.!?]|$)`,
    'como',
  ),
  fixed('PtMenos', 'Standard', String.raw`\b(?<wrong>menas)\b`, 'menos'),
];
