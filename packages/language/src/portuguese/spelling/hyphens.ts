import { matchCase } from '../../engine/match-case.ts';
import { here, type TokenRule } from '../../engine/tokens/rule.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../lexicon/lexicon.ts';

type Rule = TokenRule<PortugueseLexicon>;

const prefixes = words(
  'anti auto contra extra infra intra micro mini multi semi sobre supra ultra neo proto pseudo agro aero bio eletro geo hidro macro maxi mega mono pluri poli retro tele foto socio inter hiper super',
);
const phrases: ReadonlyMap<string, string> = new Map(
  'fim-de-semana=fim de semana|fins-de-semana=fins de semana|dia-a-dia=dia a dia|ponto-e-vírgula=ponto e vírgula|mão-de-obra=mão de obra|sala-de-estar=sala de estar|casa-de-banho=casa de banho|cão-de-guarda=cão de guarda|cor-de-laranja=cor de laranja|cor-de-vinho=cor de vinho|pôr-do-sol=pôr do sol|passo-a-passo=passo a passo|frente-a-frente=frente a frente|lado-a-lado=lado a lado|corpo-a-corpo=corpo a corpo|porta-a-porta=porta a porta|bicho-de-sete-cabeças=bicho de sete cabeças|há-de=há de|hás-de=hás de|hão-de=hão de|hei-de=hei de|hádes=hás de|hade=há de|há-des=hás de|há-dem=hão de|fim-de-ano=fim de ano|café-da-manhã=pequeno-almoço|meia-de-leite=meia de leite|tele-móvel=telemóvel|não-fumador=não fumador|à-vontade=à vontade|com-tudo=contudo|por-favor=por favor|de-repente=de repente|em-quanto=enquanto'
    .split('|')
    .map((pair): [string, string] => {
      const [wrong = '', right = ''] = pair.split('=');
      return [wrong, right];
    }),
);

/** "anti-social", "fim-de-semana": hyphens abolished by the Acordo Ortográfico de 1990 (bases XV and XVI). */
export const reformedHyphen: Rule = {
  name: 'PtHyphen',
  reason: 'Standard',
  find(place, lexicon) {
    const { text, lower } = place.near(0);
    if (!text.includes('-')) return undefined;
    const plain = phrases.get(lower);
    if (plain !== undefined && lower !== 'à-vontade') return here(place, matchCase(text, plain));
    const [, prefix = '', base = ''] = /^(\p{L}+)-(\p{L}+)$/u.exec(lower) ?? [];
    if (!prefixes.has(prefix) || base.length < 3 || /^\p{Lu}/u.test(text.slice(prefix.length + 1))) {
      return undefined;
    }
    if (base.startsWith('h') || base.startsWith(prefix.at(-1) ?? '')) return undefined;
    if (/^(?:inter|hiper|super)$/.test(prefix) && /^[rh]/.test(base)) return undefined;
    const isDoubled = /^[rs]/.test(base) && /[aeiou]$/.test(prefix);
    const whole = prefix + (isDoubled ? base.charAt(0) : '') + base;
    return lexicon.isKnown(base) ? here(place, matchCase(text, whole)) : undefined;
  },
};

const compounds: ReadonlyMap<string, string> = new Map(
  [
    'segunda feira',
    'terça feira',
    'quarta feira',
    'quinta feira',
    'sexta feira',
    'pequeno almoço',
    'guarda chuva',
    'guarda redes',
    'guarda roupa',
    'porta voz',
    'porta chaves',
    'arranha céus',
    'couve flor',
    'primeiro ministro',
    'vice presidente',
    'bem vindo',
    'bem vinda',
    'bem vindos',
    'bem vindas',
    'mal entendido',
    'matéria prima',
    'obra prima',
    'recém nascido',
    'recém casados',
    'norte americano',
    'luso brasileiro',
    'saca rolhas',
    'quebra cabeças',
    'cor de rosa',
    'decreto lei',
    'ano luz',
    'meia noite',
    'arco íris',
    'ex marido',
    'ex mulher',
    'ex presidente',
    'pós graduação',
    'pré escolar',
    'além mar',
    'para quedas',
    'pisca pisca',
    'mais valia',
    'faz de conta',
    'beija flor',
    'abre latas',
    'água de colónia',
  ].map((pair) => [pair, pair.replaceAll(' ', '-')]),
);

/** "segunda feira", "guarda chuva": compounds that keep their hyphen. */
export const missingHyphen: Rule = {
  name: 'PtMissingHyphen',
  reason: 'Standard',
  find(place) {
    const two = `${place.near(0).lower} ${place.near(1).lower}`;
    const three = `${two} ${place.near(2).lower}`;
    const right = compounds.get(three) ?? compounds.get(two);
    if (right === undefined || /^(?:meia noite|mal entendido|faz de conta|mais valia)$/.test(two)) {
      return undefined;
    }
    if (two.startsWith('bem vind') && /^(?:muito|tão|não)$/.test(place.near(-1).lower)) return undefined;
    return {
      first: place.at,
      last: place.at + (compounds.has(three) ? 2 : 1),
      replacement: matchCase(place.near(0).text, right),
    };
  },
};
