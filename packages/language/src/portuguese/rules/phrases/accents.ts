import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "por" and "pôr", "esta" and "está", "e" and "é": the accent is missing (Ciberdúvidas). */
export const accents: readonly Rule[] = [
  fixed(
    'PtPor',
    'Accent',
    String.raw`\b(?:vou|vais|vai|vamos|quero|quer|para|pode|podes|podemos|de|a|deve|devo) (?<wrong>por) (?:[oa]s? (?:mesa|livros?|roupa|carro|chaves?|lixo|açúcar|sal|comida|pratos?|copos?|música|fim|questão|casaco)|fim (?=aos? |às? )|em prática|em causa|de lado)\b`,
    'pôr',
  ),
  fixed(
    'PtEsta',
    'Accent',
    String.raw`\b(?:[Ee]le|[Ee]la|[Ii]sto|[Ii]sso|[Tt]udo|[Nn]ão|[Oo]nde|[Cc]omo|você|já|ainda|também|quem|sempre|João|Maria|tempo|gente) (?<wrong>esta) (?=(?:a \p{L}+r\b|\p{L}+(?:ad|id)[oa]\b|muito|bem|mal|bom|em |no |na |aqui|doente|feliz|triste|com |perto|longe|pronto|pronta|melhor|tudo|sempre|quase))`,
    'está',
  ),
  fixed(
    'PtEstas',
    'Accent',
    String.raw`\b(?:(?:[Tt]u (?<wrong>estas)\b(?=[ ?,.])|não (?<wrong>estas)\b(?= (?:a |em |na |no |bem|mal|aqui|aí|lá|com |sozinh|cansad|doente|feliz|triste|pront|content|certo|certa)|\?))|(?:[Cc]omo|[Oo]nde) (?<wrong>estas)(?=[?,]))(?! \p{L}+s\b)`,
    'estás',
  ),
  fixed(
    'PtIs',
    'Accent',
    String.raw`(?:\b(?:[Qq]ual|[Qq]uem|[Oo] que|[Cc]omo|[Tt]ambém) (?<wrong>e) (?:um|uma|muito|bom|boa|mau|má|fácil|difícil|possível|importante|verdade|o|a|mais|tão|só|preciso|sempre|bonito|bonita|assim|que)\b(?! (?:que|onde) \p{L}+ e)|\b(?:[Ii]sto|[Ii]sso|[Aa]quilo|[Nn]ão) (?<wrong>e) (?:um|uma|muito(?! mais)|bom|boa|mau|má|fácil|difícil|possível|importante|verdade|tão|preciso|bonito|bonita)\b|(?:^|[.!?] )(?:Isto|Isso|Aquilo) (?<wrong>e) (?:o meu|a minha|o que|a casa|o livro|só|sempre|assim)\b)`,
    'é',
  ),
  fixed(
    'PtDa',
    'Accent',
    String.raw`\b(?:[Nn]ão|[Qq]ue|me|nos|lhe|[Ii]sso|ele|ela|só) (?<wrong>da) (?:para|muito|tempo|certo|jeito|sempre|vontade|trabalho|medo|dinheiro|prazer|um|uma|mais)\b`,
    'dá',
  ),
  {
    name: 'PtDa',
    reason: 'Accent',
    pattern: phrase(String.raw`\b(?<wrong>[Dd]a)-(?:me|te|lhe|nos)\b`),
    mend: (wrong) => wrong.replace('a', 'á'),
  },
  fixed(
    'PtPais',
    'Accent',
    String.raw`\b(?:[Oo]|[Nn]o|do|um|este|neste|deste|nesse|cada|ao|nosso|outro|qualquer|num|todo o|pelo) (?<wrong>pais)\b`,
    'país',
  ),
  fixed(
    'PtAsVezes',
    'Accent',
    String.raw`(?:^|[.!?] |, |\b(?:[Mm]as|[Ee]|[Pp]or[ée]m|[Qq]ue|só) )(?<wrong>[Aa]s) vezes\b(?! (?:que|em que))`,
    'às',
  ),
  fixed(
    'PtAsHoras',
    'Accent',
    String.raw`\b(?:[Jj]anto|janta|almoço|almoça|acordo|acorda|levanto-me|levanta-se|começa|começo|chego|chega|saio|sai|abre|fecha|termina|acaba|parte|chegou|saiu|cheguei|acordei|levantei-me|marcada|reunião|aula|encontro|comboio|é|foi|até|amanhã|hoje|ontem|ver-nos|encontramo-nos|deito-me) (?<wrong>as) (?:\p{N}+|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze)(?: horas|h| e meia|[.,])`,
    'às',
  ),
  fixed(
    'PtANoite',
    'Accent',
    String.raw`\b(?:[Oo]ntem|[Hh]oje|[Aa]manhã|[Ss]ábado|[Dd]omingo|feira|sempre|dorm\p{L}+|estudo|trabalh\p{L}+|saio|sair|chove|ler|lê) (?<wrong>a) (?:noite|tarde)(?=[.,!?;]|$| (?:e|mas|com|para|fui|vou|não|porque)\b)`,
    'à',
  ),
];
