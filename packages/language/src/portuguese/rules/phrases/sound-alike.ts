import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { time } from './time-span.ts';

type Rule = PhraseRule<PortugueseLexicon>;

/** "mas" and "mais", "mau" and "mal", "porque" and "porquê" and their like (Ciberdúvidas). */
export const soundAlike: readonly Rule[] = [
  fixed(
    'PtMas',
    'SoundAlike',
    String.raw`(?:, |\. |^)(?<wrong>[Mm]ais) (?:eu|ele|ela|nós|não|isso|isto|é|era|foi|está|estava|tenho|tinha|infelizmente|acho|gosto|vou|estou|sou|queria|posso|são|tem|há|fui)\b(?!,| (?:de|do|tarde|cedo|que|fosse|seja|digo|e)\b)`,
    'mas',
  ),
  fixed(
    'PtMais',
    'SoundAlike',
    String.raw`\b(?:muito|bem|ainda|cada vez|nada|nunca|um pouco|quanto|tanto|pouco) (?<wrong>mas) (?!não|eu|é|também|o\b|a\b|mesmo|bo[nm]s?\b|boas?\b|bem|bastante|certo|sem|nada|nunca)`,
    'mais',
  ),
  fixed(
    'PtMais',
    'SoundAlike',
    String.raw`\b(?:[oa]s?|é|são|coisa|coisas|pessoas|vez|ser|está|muito) (?<wrong>mas) (?:importante|bonit[oa]|difícil|fácil|interessante|velh[oa]|nov[oa]|alt[oa]|caro|cara|rápido|barat[oa]|do que|perto|longe|tarde|cedo|pequen[oa]|grande|simples|feliz)s?\b`,
    'mais',
  ),
  fixed(
    'PtMais',
    'SoundAlike',
    String.raw`(?<=\p{L} )(?<wrong>mas) (?!mais|menos|melhor|pior|maior|menor|antes)(?:\p{L}+ )?do que\b(?! (?:eu |ele |ela |nós |se |me |mais )*(?:gost|precis|fal|tens? medo))`,
    'mais',
  ),
  fixed(
    'PtMal',
    'SoundAlike',
    String.raw`\b(?:sinto-me|sente-se|correu|corre|cheira|muito|fala|falou|dormi|dormiu|passou|comportou-se|portou-se|trata|tratou|escreve|escreveu|canta|joga|jogou|menos) (?<wrong>mau)(?=[.,!?;]| (?:porque|quando|hoje|ontem|na|no|e|mas|do|da)\b|$)(?<!\b(?:muito|cheira) mau(?= (?:e|mas)))(?<!\b(?:é|era|foi|são|ser|sido|seja|será|parece|está|estava|ficou|achei|acho|considero|um|algo) (?:\p{L}+ )?(?:muito|menos) mau)`,
    'mal',
  ),
  fixed(
    'PtMal',
    'SoundAlike',
    String.raw`\b(?<wrong>[Mm]au) (?:educad[oa]|feit[oa]|dispost[oa]|vestid[oa]|escrit[oa]|pag[oa]|humorad[oa]|entendid[oa]|tratad[oa]|organizad[oa]|sucedid[oa]|informad[oa]|intencionad[oa])s?\b`,
    'mal',
  ),
  fixed(
    'PtMal',
    'SoundAlike',
    String.raw`\b(?:foi|foram|está|estava|estão|é|são|ser|fui|ficou|sido|fica) (?:muito |tão )?(?<wrong>mau) (?!(?:resultado|estado|bocado|advogado|soldado|lado|sentido|partido|marido|pedido|empregado|jurado|criado|mercado|ditado)s?\b)\p{L}+(?:ad|id)[oa]s?\b`,
    'mal',
  ),
  fixed(
    'PtMau',
    'SoundAlike',
    String.raw`\b(?:um|o|do|no|de|seu|meu|esse|este|tão|muito) (?<wrong>mal) (?:dia|tempo|aluno|exemplo|hábito|cheiro|gosto|humor|aspeto|momento|resultado|livro|filme|jogo|caminho|homem|professor|estado|começo|negócio|hálito|feitio)\b`,
    'mau',
  ),
  fixed(
    'PtPorque',
    'SoundAlike',
    String.raw`(?<wrong>por que)(?<=(?<!\b(?:saber|sei|sabe|perguntar|perguntou|pergunto|explicar|explicou|raz(?:ão|ões)|motivos?|causas?|formas?|modos?|maneiras?|ruas?|estradas?|portas?|valores|ideais|coisas?|entender|compreender|perceber|caminho|passei|percebo|entendo)) por que) (?:eu|ele|ela|nós|não|é|está|estava|tenho|tinha|tem|gosto|sou|era|foi|estou|quero|choveu|chove|havia|há|fui|os|as|me|se|ficou|são|precis\p{L}+)\b(?![^.!?]{0,400}\?)`,
    'porque',
  ),
  fixed(
    'PtPorque',
    'SoundAlike',
    String.raw`\b(?:[oO]|um|do|os|seu) (?<wrong>porque)(?= d[aeo]|[.,;!?]|s\b)`,
    'porquê',
  ),
  fixed(
    'PtPorque',
    'SoundAlike',
    String.raw`\b(?:[Ss]em|[Nn]ão|sei|saber|e|,) ?(?<wrong>porque|por que)(?=[?.]|$)`,
    'porquê',
  ),
  fixed('PtPorque', 'SoundAlike', String.raw`(?:^|[.!?] )(?<wrong>Porque)(?=\?)`, 'Porquê'),
  fixed(
    'PtSenao',
    'SoundAlike',
    String.raw`\b(?:nada|ninguém|mais|outra coisa|nunca|não (?:fez|faz|é|há|era|tem|quer)) (?<wrong>se não)\b(?= (?:o|a|um|uma|chorar|esperar|dormir|isso|queixar|estudar|tu|eu|ele))`,
    'senão',
  ),
  fixed(
    'PtSenao',
    'SoundAlike',
    String.raw`\b(?:nada|ninguém|nunca|não) (?:se )?\p{L}+ (?<wrong>se não) (?![oa]s? \p{L}+(?:r|res|rem|rmos|sse|sses|ssem|ssemos)\b)(?:de|a|o|em|um|uma|do|da|no|na|com|isso)\b`,
    'senão',
  ),
  fixed(
    'PtSenao',
    'SoundAlike',
    String.raw`(?:^|[.!?] )(?<wrong>Senão) (?:tiver|houver|for|fosse|chover|quiser|quiseres|estudar|estudares|puder|puderes|vier|fizer)`,
    'Se não',
  ),
  fixed('PtSequer', 'SoundAlike', String.raw`\b[Nn]em (?<wrong>se quer)\b`, 'sequer'),
  fixed(
    'PtAfim',
    'SoundAlike',
    String.raw`\b(?<wrong>[Aa]fim) de\b(?<!\b(?:estou|está|estás|és|é) afim de)`,
    'a fim',
  ),
  fixed(
    'PtAcerca',
    'SoundAlike',
    String.raw`\b(?<wrong>à cerca|há cerca|a cerca|à acerca) (?:de|do|da|dos|das|deste|desta|disso|disto) (?!\p{N}|um|uma|dois|duas|três|dez|vinte|cem|mil|quatro|cinco)`,
    'acerca',
  ),
  fixed('PtHaCerca', 'SoundAlike', String.raw`\b(?<wrong>[aA]cerca) de ${time}\b`, 'há cerca'),
  fixed(
    'PtPortanto',
    'SoundAlike',
    String.raw`(?:^|[.!?] |, )(?<wrong>[Pp]or tanto),? (?:eu|não|é|temos|devemos|podemos|vamos|o|a|os|as|nós)\b`,
    'portanto',
  ),
  fixed('PtContudo', 'SoundAlike', String.raw`(?:^|[.!?] )(?<wrong>Com tudo),`, 'Contudo'),
  fixed(
    'PtMeia',
    'Concord',
    String.raw`\b(?:está|estava|estavam|estou|fiquei|ficou|ficaram|sinto-me|sente-se|anda|andava|estão|era|eram|parecia|parecem) (?<wrong>meia|meias|meios) \p{L}+[dt][oa]s?\b`,
    'meio',
  ),
  fixed(
    'PtMeiaHora',
    'Concord',
    String.raw`\b(?:meio-dia|meia-noite|uma|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze) e (?<wrong>meio)(?=[.,;!?]| (?:da|e|em|no)\b|$)(?<!\b(?:um|dois) \p{L}+ e meio)(?<!(?:quilo|litro|metro|ano|mês|(?<!meio-)dia)s? e meio)`,
    'meia',
  ),
  fixed(
    'PtTraz',
    'SoundAlike',
    String.raw`\b(?:ele|ela|que|nos|me|não|isso|você|quem|te|sempre) (?<wrong>trás)\b(?=[ ,.])(?!,? os montes)`,
    'traz',
  ),
  fixed(
    'PtTras',
    'SoundAlike',
    String.raw`\b(?:por|para|de) (?<wrong>traz)\b(?= (?:d|\p{L}+ d)|[.,!?])`,
    'trás',
  ),
];
