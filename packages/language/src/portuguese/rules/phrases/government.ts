import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** Prepositions that a verb or an adjective asks for, and the pronouns behind them (Ciberdúvidas; Cunha e Cintra, cap. 15). */
export const government: readonly Rule[] = [
  fixed(
    'PtCasa',
    'Preposition',
    String.raw`\b(?:chegar|cheguei|chegou|chego|chega|chegámos|chegamos|vou|vais|vai|vamos|vão|fui|fomos|voltei|voltar|ir|foi|volto) (?<wrong>em) (?:casa|Lisboa|Portugal|Paris|Londres|Coimbra|Braga|Espanha|Madrid)\b`,
    'a',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:assist(?:o|e|es|i|iu|imos|em|ir|iram|ia)) (?:ontem |hoje |sempre )?(?<wrong>o) (?:filme|jogo|espetáculo|programa|concerto|vídeo|debate|desfile|noticiário)\b`,
    'ao',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:assist(?:o|e|es|i|iu|imos|em|ir|iram|ia)) (?:ontem |hoje |sempre )?(?<wrong>a) (?:novela|série|aula|peça|missa|cerimónia|palestra|conferência)\b`,
    'à',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:depend(?:e|em|er|ia|o|erá)) (?<wrong>em)\b(?= (?:ti|mim|ele|ela|nós|vocês|quem|si|um|uma)\b)`,
    'de',
  ),
  fixed('PtPreposition', 'Preposition', String.raw`\b(?:consist(?:e|em|ia|ir)) (?<wrong>de)\b`, 'em'),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:responsáve(?:l|is)) (?<wrong>de)\b(?= (?:todo|tudo|um|uma))`,
    'por',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:sonh(?:o|a|ei|ou|ava|ar|am)) (?<wrong>em) (?:ti|você|ele|ela|um|uma)\b(?! dia)`,
    'com',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:pens(?:o|a|as|ei|ou|ava|ar|am|amos)) (?:muito |sempre |só |ainda )?(?<wrong>de|a|sobre) (?:ti|ele|ela|mim|você)\b`,
    'em',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:diferentes?) (?:(?<wrong>que) (?:o|a|os|as|ele|ela|mim|do|da|minha|meu)|(?<wrong>a) (?:ele|ela|mim))\b`,
    'de',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:interessad[oa]s?) (?<wrong>de(?= \p{L}+(?:ar|er|ir)\b)|a|para)\b`,
    'em',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:particip(?:o|a|ei|ou|ar|am|aram|ámos)) (?<wrong>a|ao|à) (?:o |a )?(?:reunião|projeto|concurso|festa|jogo|aula|debate)\b`,
    'em',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:ajud(?:o|a|ei|ou|ar|am|aram|e)) \p{L}+ (?<wrong>de|para) \p{L}+r\b(?<!ajuda \p{L}+ para \p{L}+)`,
    'a',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:começ(?:o|a|ei|ou|ar|am|aram|ámos|ava)) (?<wrong>de|em|por a) \p{L}+(?:ar|er|ir)\b`,
    'a',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`\b(?:esquec(?:i|eu|er|emos|eram)-(?:me|se)|lembr(?:o|a|ei|ou|ar)-(?:me|se)|esqueci-me) (?<wrong>a|em|que comprar|por)\b(?= \p{L}+(?:ar|er|ir)\b)(?! (?:ter|estar|andar|ser|haver|pensar)\b)`,
    'de',
  ),
  fixed(
    'PtPreposition',
    'Preposition',
    String.raw`(?<!\b[Nn](?:ão|em) )\b(?:tenho|tens|tem|temos|têm|tinha|tive) (?<wrong>a) que\b`,
    'de',
  ),
  fixed(
    'PtMim',
    'CaseOfNoun',
    String.raw`\b[Pp]ara (?<wrong>mim) \p{L}+(?:ar|er|ir|pôr)\b(?! (?:é|foi|era|será|seria|significa|nunca|sempre|não)\b)(?<!\b(?:difícil|fácil|importante|custa|bom|possível|impossível) para mim \p{L}+)`,
    'eu',
  ),
  fixed('PtMim', 'CaseOfNoun', String.raw`\b[Ee]ntre (?<wrong>eu) e\b`, 'mim'),
  fixed(
    'PtMim',
    'CaseOfNoun',
    String.raw`\b(?:entre (?:ele|ela|ti|você) e|[Dd]e|[Ss]em|[Pp]or|contra|sobre|para) (?<wrong>eu)(?=[.,;!?]|$)`,
    'mim',
  ),
  fixed(
    'PtMim',
    'CaseOfNoun',
    String.raw`\b(?:gosto|gosta|gostas|gostam|vi|viu|conheço|conhece|amo|ama|vejo|ajudei|encontrei) (?<wrong>ele|ela|eles|elas)(?=[.,;!?]| (?:ontem|hoje|na|no|em|muito|há|desde|para|todos)\b|$)`,
    ['-o', '-a'],
  ),
  {
    name: 'PtPreposition',
    reason: 'Preposition',
    pattern: phrase(
      String.raw`\b(?:[Pp]refer(?:es|e|imos|em|ia|i|iu|ir|iam)|[Pp]refiro) (?:\p{L}+ ){1,3}(?<wrong>do que|que) (?<other>\p{L}+)(?=[.,!?;]|$)(?<!mais \p{L}+ \p{L}+)`,
    ),
    // "Prefiro a casa que vimos": a relative clause.
    mend: (_wrong, { other = '' }, lexicon) => {
      const isVerb = lexicon.finite(other.toLowerCase()).some(({ tense }) => tense !== 'i');
      return isVerb && lexicon.noun(other.toLowerCase()) === 0 ? undefined : 'a';
    },
  },
];
