import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { time } from './time-span.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "há", "à" and "a" (Ciberdúvidas; Cunha e Cintra, Nova Gramática do Português Contemporâneo). */
export const haver: readonly Rule[] = [
  fixed('PtHa', 'SoundAlike', String.raw`\b(?<wrong>à|á) (?!uma hora\b)${time}\b(?! d[aeo] )`, 'há'),
  fixed(
    'PtHa',
    'SoundAlike',
    String.raw`\b(?:[Mm]oro|mora|moramos|vivo|vive|vivemos|vivia|trabalho|trabalha|estudo|estuda|conheço|conhece|conheci|cheguei|chegou|chegámos|começou|comecei|morreu|nasceu|saiu|partiu|mudei-me|mudou-se|casados?|aconteceu|acabou|terminou|está|estou|estamos|aqui|isso|isto|vi-o|vi-a|desde) (?<wrong>a) ${time}`,
    'há',
  ),
  fixed('PtHa', 'SoundAlike', String.raw`\b(?<wrong>a) ${time} atrás\b`, 'há'),
  fixed('PtHaAtras', 'Standard', String.raw`\bhá ${time}(?<wrong> atrás)\b`, ''),
  fixed('PtAOrHa', 'SoundAlike', String.raw`\b[Dd]aqui (?<wrong>há|à) `, 'a'),
  fixed(
    'PtAOrHa',
    'SoundAlike',
    String.raw`\b(?<wrong>[Hh][áà]) (?:noite|tarde|medida que|vontade|espera|procura|frente|beira|força|pressa|volta d|venda|escola|praia|mesa|janela)\b(?<!\b(?:não|ainda|já) \p{L}+ \p{L}+)`,
    'à',
  ),
  fixed(
    'PtHa',
    'SoundAlike',
    String.raw`\b(?:[Nn]ão|[Aa]inda|[Jj]á|[Tt]ambém|[Aa]qui|[Ll]á|[Ss]empre|onde|quando|porque|[Nn]unca) (?<wrong>à|á) (?:nada|ninguém|muit[oa]s?|um|uma|pouc[oa]s?|alguns|algumas|tempo|dinheiro|problemas?|pessoas|dúvidas?|quem|mais|vários|várias|gente)\b`,
    'há',
  ),
  fixed(
    'PtHa',
    'SoundAlike',
    String.raw`(?:^|[.!?] )(?<wrong>À|Á) (?:muit[oa]s|pessoas|quem|vários|várias|alguns|algumas|um|uma|dois|três|gente|pouc[oa]s)\b`,
    'Há',
  ),
  fixed('PtHa', 'Accent', String.raw`(?<![-\p{L}])(?<wrong>á)\b(?= (?:\p{Ll}))`, ['à', 'há']),
  fixed('PtFaz', 'Standard', String.raw`\b(?<wrong>[Ff]azem) (?:já |quase |mais de )?${time}\b`, 'faz'),
  fixed('PtFazia', 'Standard', String.raw`\b(?<wrong>[Ff]aziam) (?:já |quase |mais de )?${time}\b`, 'fazia'),
  fixed(
    'PtHavia',
    'Standard',
    String.raw`\b(?<wrong>[Hh]aviam)\b(?! (?:\p{L}+d[oa]s?|\p{L}+(?:to|sto|so)|de|sido|me|lhe|se|já \p{L}+do|sempre \p{L}+do)\b)(?= (?:muit|pouc|vári|algu|dois|duas|três|\p{N}|tant|um|mais|cerca|apenas|ainda|também|sempre|pessoas|problemas|coisas|\p{L}+s\b))`,
    'havia',
  ),
  fixed(
    'PtHouve',
    'Standard',
    String.raw`\b(?<wrong>[Hh]ouveram)\b(?! (?:\p{L}+d[oa]s?|de|por bem))`,
    'houve',
  ),
  fixed('PtHaver', 'Standard', String.raw`\b(?<wrong>[Hh]averão)\b(?! (?:de|\p{L}+d[oa]s?\b))`, 'haverá'),
  fixed('PtHaver', 'Standard', String.raw`\b(?<wrong>[Hh]averiam)\b(?! (?:de|\p{L}+d[oa]s?\b))`, 'haveria'),
  fixed(
    'PtHaver',
    'Standard',
    String.raw`\b(?<wrong>[Hh]ajam)\b(?! (?:de|\p{L}+d[oa]s?\b))(?= (?:muit|pouc|mais|problemas|dúvidas|\p{L}+s\b))`,
    'haja',
  ),
  fixed(
    'PtOuve',
    'SoundAlike',
    String.raw`\b(?<wrong>[Oo]uve) (?:um|uma|muit[oa]s?|vári[oa]s|problemas|alguns|algumas) (?:problema|acidente|festa|incêndio|erro|guerra|tempo|pessoas|mudança|mudanças|aumento|alteraç\p{L}+|dúvidas|reunião|falha|crise)`,
    'houve',
  ),
];
