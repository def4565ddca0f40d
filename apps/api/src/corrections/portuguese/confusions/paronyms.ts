import { matchCase } from '../../../generation/built-in/match-case.ts';
import { here, type TokenRule } from '../../tokens/rule.ts';
import type { PortugueseLexicon } from '../lexicon.ts';
import { sentenceAround } from '../sentence.ts';

type Rule = TokenRule<PortugueseLexicon>;

interface Paronym {
  /** What may be confused, and what is meant. */
  readonly wrong: RegExp;
  readonly right: string;
  /** Beginnings of words of which one stands near, when the other word is meant. */
  readonly near: RegExp;
  /** What shows that the word is right after all. */
  readonly unless?: RegExp;
  readonly reach?: number;
  /** The words directly before and behind it. */
  readonly before?: RegExp;
  readonly next?: RegExp;
}

const food =
  'batata|arroz|ovo|legume|massa|peixe|carne|pão|feij|grão|sopa|couve|marisco|cenoura|bacalhau|forno|panela|esparguete|camarão|camarões|frango';
const cloth = 'botã|botõ|camisa|bainha|calças|meias|roupa|vestido|agulha|casaco|tecido|costureira|cortina';
const court = 'tribunal|juiz|juíz|réu|arguid|acusad|jurados';

/**
 * Words that sound or look alike, told apart by the words around them (Ciberdúvidas, "Parónimos e homófonos").
 */
const pairs: readonly Paronym[] = [
  {
    wrong: /^comprimento$/,
    right: 'cumprimento',
    near: /^(?:cordia|respeitos|saudaç|retribu)/,
  },
  {
    wrong: /^comprimentos$/,
    right: 'cumprimentos',
    near: /^(?:melhores|cordia|respeitos|apresent|envi|troc|retribu|aceit|sincer|mandar|manda|mandou|saudaç|despe)/,
    unless: /^(?:metro|cent[íi]m|quil[óo]m|largura|altura|medi|mede|onda|cm|m)/,
  },
  {
    wrong: /^cumprimento$/,
    right: 'comprimento',
    near: /^(?:metros?|cent[íi]metros?|quil[óo]metros?|largura|altura|mede|medem|medir|cm|m|km|tábua|corda|régua|onda)$/,
    unless: /^(?:lei|dever|prazo|objetiv|regra|obrigaç|pena|promessa|ordem)/,
  },
  {
    wrong: /^cumprid([oa]s?)$/,
    right: 'comprid$1',
    near: /^(?:cabelo|cabelos|saia|vestido|mangas?|pernas?|corda|estrada|corredor|calças|unhas|muito|demasiado)$/,
    unless:
      /^(?:prazo|promessa|pena|dever|tarefa|objetiv|palavra|foi|foram|sido|ser|missão|horário|regra|acordo)/,
    reach: 4,
  },
  {
    wrong: /^comprid([oa]s?)$/,
    right: 'cumprid$1',
    near: /^(?:promessas?|prazos?|deveres|dever|tarefas?|objetivos?|missão|obrigaç|penas?|ordens|regras|leis?)/,
    unless: /^(?:lista|listas|texto|rol|muito|demasiado|é)$/,
    reach: 4,
  },
  {
    wrong: /^concelho(s?)$/,
    right: 'conselho$1',
    near: /^(?:d[áa]|dar|deu|dei|deram|dás|dou|dava|pedi|pede|pedir|segui|seguiu|seguir|segue|sigo|ouv|bom|bons|ótimo|sábi|administraç|ministros|diretivo|disciplinar|redaç|útei|útil|aceit)/,
    reach: 3,
    unless: /^(?:câmara|município|munic|freguesia|distrito|habitantes|sede|vila|presidente|limítrofe|vizinh)/,
  },
  {
    wrong: /^conselho(s?)$/,
    right: 'concelho$1',
    near: /^(?:câmara|município|freguesias?|distrito|habitantes|munícipes|limítrofe)/,
    reach: 4,
    unless:
      /^(?:d[áa]|dar|deu|dei|pedi|segui|ouv|administraç|ministros|diretivo|disciplinar|redaç|segurança|geral|europeu|fiscal|consultivo|nacional|municipal)/,
  },
  {
    wrong: /^absorv(er|eu|eram|ido|ida|idos|ia|e|em|endo)$/,
    right: 'absolv$1',
    near: new RegExp(`^(?:${court})`),
    reach: 5,
  },
  {
    wrong: /^absolv(er|eu|eram|ido|ida|idos|ia|e|em|endo)$/,
    right: 'absorv$1',
    near: /^(?:água|líquid|esponja|nutriente|luz|calor|humidade|energia|planta|raízes)/,
  },
  {
    wrong: /^concerto(s?)$/,
    right: 'conserto$1',
    near: /^(?:carro|máquina|sapato|avaria|mecânico|relógio|telhado|telemóvel|frigorífico|bicicleta|sapateiro|torneira|estraga|avariad)/,
    reach: 4,
    unless: /^(?:música|banda|orquestra|bilhete|pianista|piano|sala|palco|coro|maestro)/,
  },
  {
    wrong: /^conserto(s?)$/,
    right: 'concerto$1',
    near: /^(?:música|banda|orquestra|bilhete|pianista|palco|coro|maestro|cantor|cantora|fado|rock|festival|coliseu|assist)/,
    reach: 5,
  },
  {
    wrong: /^concert(ar|ei|ou|aram|o|a|ava|ado|ada)$/,
    right: 'consert$1',
    near: /^(?:carro|máquina|sapato|oficina|avaria|mecânico|relógio|telhado|telemóvel|frigorífico|bicicleta|sapateiro|torneira|cadeira|porta|computador|brinquedo|canalizador|técnico)/,
  },
  {
    wrong: /^sess(?:ão|ões)$/,
    right: 'secção',
    near: /^(?:supermercado|brinquedos|roupa|perfum|legumes|peixaria|frescos|congelados|calçado)/,
    unless:
      /^(?:cinema|leitura|esclarecimento|autógrafos|começ|treino|terapia|lançamento|abertura|solene|durante|parlament)/,
    reach: 4,
  },
  {
    wrong: /^sec?ção$/,
    right: 'sessão',
    near: /^(?:esclarecimento|terapia|autógrafos|espírita|inaugural|solene|plenária|fisioterapia)/,
    reach: 3,
  },
  {
    wrong: /^descrição$/,
    right: 'discrição',
    near: /^(?:agi|agiu|agiram|agir|máxima|absoluta|confidenc)/,
    unless: /^(?:d[aoe]s?|detalhad|pormenorizad|física)$/,
    reach: 4,
  },
  {
    wrong: /^discrição$/,
    right: 'descrição',
    near: /^(?:suspeito|paisagem|produto|detalhad|pormenorizad|física)/,
    unless: /^(?:com|agi|máxima|total)$/,
    reach: 5,
  },
  { wrong: /^descret([oa]s?)$/, right: 'discret$1', near: /./ },
  {
    wrong: /^imigr(ar|aram|ou|ei|am|ava)$/,
    right: 'emigr$1',
    near: /^(?:estrangeiro|frança|suíça|alemanha|luxemburgo|canadá|venezuela|austrália|inglaterra|fora)$/,
    unless: /^(?:de|da|do|em|na|no|vind|receb|chegad|vieram)$/,
    reach: 3,
  },
  {
    wrong: /^eminente(s?)$/,
    right: 'iminente$1',
    near: /^(?:perigo|risco|morte|queda|guerra|colapso|chegada|ruína|despejo|catástrofe|derrocada|ameaça|ataque|desabamento|parto|falência|tempestade|greve)$/,
    unless: /^(?:mais|um|uma|professor|cientista|médico|jurista|personalidade|figura|escritor|historiador)/,
    reach: 3,
  },
  {
    wrong: /^iminente(s?)$/,
    right: 'eminente$1',
    near: /^(?:professor|cientista|médico|médica|jurista|personalidade|figura|escritor|escritora|historiador|cirurgião|filósofo|advogad|investigador|poeta)/,
    reach: 1,
  },
  {
    wrong: /^dispensa$/,
    right: 'despensa',
    before: /^(?:a|à|na|da|uma|pela|minha|nossa|tua|sua)$/,
    near: /^(?:comida|arroz|lata|cozinha|frasco|prateleira|farinha|açúcar|compota|conserva|guard|massa|alimento|garrafa|batata|mercearia)/,
    unless: /^(?:serviço|aulas|exame|trabalho|apresentaç|comentário)/,
  },
  {
    wrong: /^despensa$/,
    right: 'dispensa',
    near: /^(?:serviço|exame|aulas|ginástica|atestado|licença)/,
    reach: 4,
    unless: /^(?:comida|arroz|lata|cozinha|prateleira)/,
  },
  {
    wrong: /^ratific(ar|ou|aram|ado|ada|a|o|ação)$/,
    right: 'retific$1',
    near: /^(?:erros?|enganos?|lapsos?|gralhas?|morada|notícia|fatura)$/,
    reach: 4,
    unless: /^(?:tratado|acordo|convenç|decisão)/,
  },
  {
    wrong: /^retific(ar|ou|aram|ado|ada|ação)$/,
    right: 'ratific$1',
    near: /^(?:tratado|convenção|protocolo)/,
    reach: 4,
    unless: /^(?:erro|engano|lapso|gralha|valor|nome)/,
  },
  {
    wrong: /^sela(s?)$/,
    right: 'cela$1',
    near: /^(?:prisão|presos?|presa|cadeia|recluso|prisional|condenad|detid)/,
    before: /^(?:a|à|na|da|uma|pela|minha|numa|sua|as|nas|das)$/,
    reach: 5,
    unless: /^(?:caval|égua|burro|montar)/,
  },
  { wrong: /^cela(s?)$/, right: 'sela$1', near: /^(?:cavalo|égua|cavaleiro|montar|montada|arreios|estribo)/ },
  {
    wrong: /^cos(er|i|eu|ido|ida|idos|idas|e|em|emos|ia|endo|o)$/,
    right: 'coz$1',
    near: new RegExp(`^(?:${food})`),
    unless: new RegExp(`^(?:${cloth})`),
  },
  {
    wrong: /^coz(er|i|eu|ido|ida|idos|idas|em|emos|ia|endo|e)$/,
    right: 'cos$1',
    near: new RegExp(`^(?:${cloth})`),
    unless: new RegExp(`^(?:${food})`),
  },
  {
    wrong: /^acento(s?)$/,
    right: 'assento$1',
    near: /^(?:carro|autocarro|avião|voo|passageir|livre|ocupado|comboio|cinto|janela|cadeira|sentar|teatro)/,
    unless: /^(?:palavra|sílaba|agudo|grave|circunflexo|tónic|escrev|vogal|letra|pôr)/,
  },
  {
    wrong: /^assento(s?)$/,
    right: 'acento$1',
    near: /^(?:sílaba|agudo|circunflexo|tónico|vogal|gráfico|ortogr)/,
    reach: 4,
  },
  {
    wrong: /^tenção$/,
    right: 'tensão',
    near: /^(?:arterial|alta|baixa|elétrica|muscular|nervosa|médico|medir|mediu|social|política|pré-menstrual)/,
    reach: 4,
    unless: /^(?:faz|fazia|faço|fazem|fazer|com)$/,
  },
  { wrong: /^tensão$/, right: 'tenção', near: /./, before: /^(?:faz|fazia|faço|faziam)$/, next: /^de$/ },
  { wrong: /^tenç(ões)$/, right: 'tens$1', near: /./ },
  {
    wrong: /^viajem$/,
    right: 'viagem',
    near: /./,
    before:
      /^(?:[oa]|uma|na|da|pela|à|boa|minha|nossa|sua|tua|esta|essa|aquela|longa|primeira|última|em|durante|próxima)$/,
    unless: /^(?:que|eles|elas|vocês|embora|talvez|caso)$/,
    reach: 1,
  },
  {
    wrong: /^viagem$/,
    right: 'viajem',
    near: /./,
    before: /^(?:vocês|eles|elas|não)$/,
    unless: /^(?:em|de|nessa|dessa)$/,
    reach: 1,
  },
  {
    wrong: /^prefeit([oa]s?)$/,
    right: 'perfeit$1',
    near: /./,
    before: /^(?:tudo|quase|dia|trabalho|ideia|casal|noite|férias|português|inglês|francês|muito|tão)$/,
  },
  {
    wrong: /^cass(ar|ou|aram|ei|ando|ado|ados|adores|ador)$/,
    right: 'caç$1',
    near: /^(?:javali|coelho|perdi|pato|lebre|animais|leões|espingarda|cão|cães|floresta|monte|gato|rato|borboleta|fantasma|veado)/,
  },
  { wrong: /^caç(ar|ou|aram|ado|ada)$/, right: 'cass$1', near: /^(?:mandato|alvará)/, reach: 3 },
  {
    wrong: /^cem$/,
    right: 'sem',
    near: /./,
    next: /^(?:dinheiro|dúvida|ninguém|nada|querer|saber|falar|dizer|fazer|ti|mim|ele|ela|problema|medo|razão|açúcar|sal|parar|ajuda|tempo|dormir|que|pensar|comer|sentido|fim|casa|trabalho|água|luz)$/,
  },
  {
    wrong: /^sem$/,
    right: 'cem',
    near: /./,
    next: /^(?:euros|quilómetros|metros|anos|gramas|vezes|mil)$/,
    unless: /^(?:ficar|ficou|viver|há|conta)$/,
    reach: 1,
  },
  {
    wrong: /^vós$/,
    right: 'voz',
    near: /./,
    before: /^(?:minha|tua|sua|uma|bonita|linda|bela|boa|na|da)$/,
  },
  {
    wrong: /^sinto(s?)$/,
    right: 'cinto$1',
    near: /^(?:segurança|couro)/,
    before: /^(?:o|um|do|no|ao|meu|seu|os|aos)$/,
  },
  { wrong: /^passos?$/, right: 'paço', near: /^(?:ducal|duques|bispos|arquiepiscopal)$/, reach: 2 },
  {
    wrong: /^paç(o|os)$/,
    right: 'pass$1',
    near: /^(?:deu|dar|dei|primeiro|lento|rápid|pequen|cada)/,
    reach: 2,
  },
  {
    wrong: /^descriminaç(ão|ões)$/,
    right: 'discriminaç$1',
    near: /^(?:racial|género|sexual|mulheres|racismo|contra|raça|vítima|combate|trabalho|social|luta|igualdade|positiva)/,
  },
  {
    wrong: /^descrimin(ar|ado|ada|ados|adas|am|ou)$/,
    right: 'discrimin$1',
    near: /./,
    unless: /^(?:drogas?|consumo|aborto)$/,
  },
  {
    wrong: /^infling(ir|iu|iram|e|em)$/,
    right: 'infring$1',
    near: /^(?:lei|regra|código|norma|regulamento|direito|contrato)/,
  },
  {
    wrong: /^infring(ir|iu|iram|e|em)$/,
    right: 'inflig$1',
    near: /^(?:castigo|derrota|sofrimento|dor|danos)/,
    unless: /^(?:lei|regra|norma|código|direito|contrato|regulamento)/,
    reach: 3,
  },
  {
    wrong: /^cavaleir(o|os|a)$/,
    right: 'cavalheir$1',
    near: /^(?:educad|gentil|verdadeiro|perfeito|senhoras|damas|modos)/,
    unless: /^(?:caval|medieva|ordem|tour|espada|armadura)/,
  },
  {
    wrong: /^deferi(r|u|ram|do|da|dos)$/,
    right: 'diferi$1',
    near: /^(?:opini|gosto)/,
    reach: 4,
    unless: /^(?:pedido|requerimento|recurso|tribunal)/,
  },
  { wrong: /^trafego$/, right: 'tráfego', near: /./ },
  {
    wrong: /^tráfico$/,
    right: 'tráfego',
    reach: 4,
    near: /^(?:trânsito|automóvel|aéreo|ponta|autoestrada|rodoviário|ferroviário|congestion|engarraf)/,
    unless: /^(?:droga|armas|seres|pessoas|influências|órgãos|estupefacientes|humano)/,
  },
  {
    wrong: /^tráfego$/,
    right: 'tráfico',
    near: /^(?:drogas?|armas|estupefacientes|influências|órgãos|escravos|cocaína|humanos|mulheres)$/,
    reach: 3,
  },
  { wrong: /^vultuos([oa]s?)$/, right: 'vultos$1', near: /^(?:quantia|soma|investimento|verba|obra)/ },
  {
    wrong: /^mandad(o|os)$/,
    right: 'mandat$1',
    near: /^(?:presidente|presidencial|deputad|eleito|segundo|primeiro|quatro|termin|autarca|parlament)/,
    before: /^(?:[oa]s?|um|do|no|ao|de|seu|este|novo|segundo|primeiro|último|terceiro|dois)$/,
    unless: /^(?:busca|captura|detenção|juiz|polícia|prisão|foi|foram|foi|sido)/,
  },
  { wrong: /^mandat(o|os)$/, right: 'mandad$1', near: /^(?:busca|captura|detenção|judicial)/, reach: 3 },
  { wrong: /^bucal$/, right: 'bocal', near: /^(?:jarro|garrafa|frasco|lâmpada|trompete)/ },
  { wrong: /^estrato(s?)$/, right: 'extrato$1', near: /^(?:bancári|conta|multibanco)/, reach: 3 },
  { wrong: /^extrato(s?)$/, right: 'estrato$1', near: /^socia(?:l|is)$/, reach: 1 },
  {
    wrong: /^houve(m?)$/,
    right: 'ouve$1',
    near: /^(?:música|rádio|conselhos|atentamente|canções)/,
    before: /^(?:ele|ela|avô|avó|pai|mãe|sempre|só|me|te|nos)$/,
    unless: /^(?:não|festa|concerto|muita|boa|problema)$/,
    reach: 3,
  },
];

const defaultReach = 6;

/** Any of them: most words are none. */
const anyOfThem = new RegExp(pairs.map(({ wrong }) => wrong.source).join('|'));

export const paronym: Rule = {
  name: 'PtParonym',
  reason: 'SoundAlike',
  find(place) {
    const word = place.near(0);
    if (!anyOfThem.test(word.lower)) return undefined;
    const { from, tokens } = sentenceAround(place);
    const within = (reach: number) =>
      tokens.filter(
        (token, index) => token !== word && token.isWord && Math.abs(from + index - place.at) <= reach,
      );
    const found = pairs.find(
      ({ wrong, near, unless, before, next, reach = defaultReach }) =>
        wrong.test(word.lower) &&
        (before?.test(place.near(-1).lower) ?? true) &&
        (next?.test(place.near(1).lower) ?? true) &&
        within(reach).some(({ lower }) => near.test(lower)) &&
        !(unless && within(Math.max(reach, 3)).some(({ lower }) => unless.test(lower))),
    );
    if (!found) return undefined;
    const right = word.lower.replace(found.wrong, found.right);
    return right === word.lower ? undefined : here(place, matchCase(word.text, right));
  },
};
