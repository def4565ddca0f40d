import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { families } from '../../lexicon/words.ts';

type Rule = PhraseRule<PortugueseLexicon>;

const brazil: readonly (readonly [string, string])[] = [
  ['[ôó]nibus', 'autocarro'],
  ['trem', 'comboio'],
  ['trens', 'comboios'],
  ['celular(?! (?:vegetal|animal))', 'telemóvel'],
  ['celulares', 'telemóveis'],
  ['café da manhã', 'pequeno-almoço'],
  ['açougue', 'talho'],
  ['sorvete', 'gelado'],
  ['sorvetes', 'gelados'],
  ['suco', 'sumo'],
  ['sucos', 'sumos'],
  ['equipe', 'equipa'],
  ['equipes', 'equipas'],
  ['usuário', 'utilizador'],
  ['usuários', 'utilizadores'],
  ['usuária', 'utilizadora'],
  ['aluguel', 'aluguer'],
  ['esporte', 'desporto'],
  ['esportes', 'desportos'],
  ['esportivo', 'desportivo'],
  ['esportiva', 'desportiva'],
  ['registro', 'registo'],
  ['registros', 'registos'],
  ['registrar', 'registar'],
  ['registrado', 'registado'],
  ['registrada', 'registada'],
  ['registrou', 'registou'],
  ['planejar', 'planear'],
  ['planejamento', 'planeamento'],
  ['planejado', 'planeado'],
  ['planejei', 'planeei'],
  ['gerenciar', 'gerir'],
  ['gerenciamento', 'gestão'],
  ['caminhão', 'camião'],
  ['caminhões', 'camiões'],
  ['xícara', 'chávena'],
  ['xícaras', 'chávenas'],
  ['garçom', 'empregado de mesa'],
  ['aeromoça', 'hospedeira'],
  ['pedestre', 'peão'],
  ['pedestres', 'peões'],
  ['carteira de motorista', 'carta de condução'],
  ['carteira de identidade', 'cartão de cidadão'],
  ['goleiro', 'guarda-redes'],
  ['grampeador', 'agrafador'],
  ['Irã', 'Irão'],
  ['Vietnã', 'Vietname'],
  ['Moscou', 'Moscovo'],
  ['canadense', 'canadiano'],
  ['israelense', 'israelita'],
  ['dezesseis', 'dezasseis'],
  ['dezessete', 'dezassete'],
  ['dezenove', 'dezanove'],
  ['quatorze', 'catorze'],
  ['mídia', 'média'],
  ['mídias', 'média'],
  ['ponto de ônibus', 'paragem de autocarro'],
  ['aposentadoria', 'reforma'],
  ['ensino médio', 'ensino secundário'],
  ['deletar', 'apagar'],
  ['deletei', 'apaguei'],
  ['acessar', 'aceder a'],
  ['parabenizar', 'felicitar'],
  ['cadê', 'onde está'],
  ['time de futebol', 'equipa de futebol'],
  ['bebê', 'bebé'],
  ['metrô', 'metro'],
  ['contato', 'contacto'],
  ['contatos', 'contactos'],
  ['contatar', 'contactar'],
  ['polonês', 'polaco'],

  ['carona', 'boleia'],

  ['maiô', 'fato de banho'],
  ['calcinha', 'cueca'],
  ['dever de casa', 'trabalho de casa'],
  ['xerox', 'fotocópia'],
  ['torcedores', 'adeptos'],
  ['torcedor', 'adepto'],
  ['estrada de ferro', 'caminho de ferro'],
  ['seção', 'secção'],
  ['seções', 'secções'],
  ['anistia', 'amnistia'],
  ['indenização', 'indemnização'],
  ['súdito', 'súbdito'],
  ['umidade', 'humidade'],
  ['úmido', 'húmido'],
  ['úmida', 'húmida'],
];

/** Those whose article changes with them. */
const otherGender: readonly (readonly [string, string, 'm' | 'f'])[] = [
  ['banheiro', 'casa de banho', 'f'],
  ['banheiros', 'casas de banho', 'f'],
  ['geladeira', 'frigorífico', 'm'],
  ['geladeiras', 'frigoríficos', 'm'],
  ['lanchonete', 'snack-bar', 'm'],
];

/** Words of Brazil where Portugal has another (Ciberdúvidas; Infopédia). */
export const variety: readonly Rule[] = [
  ...brazil
    .filter(([wrong, right]) => wrong !== right)
    .map(([wrong, right]): Rule => fixed('PtBrazil', 'Variety', String.raw`\b(?<wrong>${wrong})\b`, right)),
  ...otherGender.flatMap(([wrong, right, gender]): Rule[] => [
    {
      name: 'PtBrazil',
      reason: 'Variety',
      pattern: phrase(
        String.raw`\b(?<wrong>(?:(?<article>[oa]s?|uma?|[dn][oa]s?|num|numa|aos?|às?|pel[oa]s?) )?${wrong})\b`,
      ),
      mend: (_wrong, { article }) => {
        const family = families.find((forms) => forms.includes(article?.toLowerCase() ?? ''));
        const other =
          family?.[(right.includes('s de') || right.endsWith('s') ? 2 : 0) + (gender === 'f' ? 1 : 0)];
        return other === undefined ? right : `${other} ${right}`;
      },
    },
  ]),
  fixed(
    'PtTemGente',
    'Variety',
    String.raw`(?:^|[.!?] )(?<wrong>Tem) (?:muita |tanta |pouca )?(?:gente|pessoas|trânsito)\b`,
    'Há',
  ),
  fixed(
    'PtFacto',
    'Variety',
    String.raw`\b(?:[Oo]|[Dd]e|um|este|esse|do|ao|no|pelo|[Ee]ste|[Ee]sse|qualquer|neste|nesse|outro|simples|próprio) (?<wrong>fato) (?:de|que(?! (?:comprou|comprei|vestiu|vesti|veste|usa|usou|usava|trazia|trazes|levou|mandou|escolheu|escolhi)\b)|é|foi|não|em|histórico|importante|interessante|curioso|consumado|,)`,
    'facto',
  ),
  fixed('PtFacto', 'Variety', String.raw`\b[Dd]e (?<wrong>fato)\b(?! de (?:banho|treino))`, 'facto'),
  fixed(
    'PtFacto',
    'Variety',
    String.raw`\b(?:os|dos|aos|estes|esses|muitos|vários|alguns) (?<wrong>fatos) (?:históricos|importantes|que|são|mostram|reais|não|provam|indicam|de que|da vida)\b`,
    'factos',
  ),
];
