import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

const food =
  /^(?:batata|arroz|ovo|legume|massa|peixe|carne|pão|feij|grão|sopa|couve|marisco|cenoura|bacalhau|forno|panela|esparguete|camarão|camarões|frango)/;
const cloth =
  /^(?:botã|botõ|camisa|bainha|calças|meias|roupa|vestido|agulha|casaco|tecido|costureira|cortina)/;

/** Lengths, rooms, cooking, sewing and repairs. */
export const homeAndMeasure: readonly Paronym[] = [
  {
    wrong: /^comprimento$/,
    right: 'cumprimento',
    near: /^(?:cordia|respeitos|saudaç|retribu)/,
  },
  {
    wrong: /^comprimentos$/,
    right: 'cumprimentos',
    near: /^(?:melhores|cordia|respeitos|envi|troc|retribu|aceit|sincer|mandar|manda|mandou|saudaç|despe)/,
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
    near: /^(?:cabelo|cabelos|saia|vestido|mangas?|pernas?|corda|estrada|corredor|calças|unhas)$/,
    unless:
      /^(?:prazo|promessa|pena|dever|tarefa|objetiv|palavra|foi|foram|sido|ser|missão|horário|regra|acordo)/,
    reach: 4,
  },
  {
    wrong: /^comprid([oa]s?)$/,
    right: 'cumprid$1',
    near: /^(?:promessas?|prazos?|deveres|dever|tarefas?|objetivos?|missão|obrigaç|penas?|ordens|regras|leis?)/,
    unless: /^(?:lista|listas|texto|rol|carta|muito|demasiado|é)$/,
    reach: 4,
  },
  {
    wrong: /^concerto(s?)$/,
    right: 'conserto$1',
    near: /^(?:carro|máquina|sapato|avaria|mecânico|relógio|telhado|telemóvel|frigorífico|bicicleta|sapateiro|torneira|estraga|avariad)/,
    reach: 4,
    unless:
      /^(?:música|banda|orquestra|bilhete|pianista|piano|sala|palco|coro|maestro|fomos|fui|foram|foste|vamos|vou|ir)/,
  },
  {
    wrong: /^conserto(s?)$/,
    right: 'concerto$1',
    near: /^(?:música|banda|orquestra|bilhete|pianista|palco|coro|maestro|cantor|cantora|fado|rock|festival|coliseu|assisti)/,
    reach: 5,
  },
  {
    wrong: /^concert(ar|ei|ou|aram|a|ava|ado|ada)$/,
    right: 'consert$1',
    near: /^(?:carro|máquina|sapato|oficina|avaria|mecânico|relógio|telhado|telemóvel|frigorífico|bicicleta|sapateiro|torneira|cadeira|porta|computador|brinquedo|canalizador|técnico)/,
  },
  {
    wrong: /^dispensa$/,
    right: 'despensa',
    before: /^(?:a|à|na|da|uma|pela|minha|nossa|tua|sua)$/,
    near: /^(?:comida|arroz|lata|cozinha|frasco|prateleira|farinha|açúcar|compota|conserva|guard|massa|alimento|garrafa|batata|mercearia)/,
    unless: /^(?:serviço|aulas|exame|trabalho|apresentaç|comentário|pedi|licença|tarefa|taxa|pagamento)/,
  },
  {
    wrong: /^despensa$/,
    right: 'dispensa',
    near: /^(?:serviço|exame|aulas|ginástica|atestado|licença)/,
    reach: 4,
    unless: /^(?:comida|arroz|lata|cozinha|prateleira)/,
  },
  {
    wrong: /^cos(er|i|eu|ido|ida|idos|idas|e|em|emos|ia|endo|o)$/,
    right: 'coz$1',
    near: food,
    unless: cloth,
  },
  {
    wrong: /^coz(er|i|eu|ido|ida|idos|idas|em|emos|ia|endo|e)$/,
    right: 'cos$1',
    near: cloth,
    unless: food,
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
  { wrong: /^tensão$/, right: 'tenção', before: /^(?:faz|fazia|faço|faziam)$/, next: /^de$/ },
  { wrong: /^tenç(ões)$/, right: 'tens$1', near: anyWord },
  {
    wrong: /^sinto(s?)$/,
    right: 'cinto$1',
    near: /^(?:segurança|couro)/,
    before: /^(?:o|um|do|no|ao|meu|seu|os|aos)$/,
  },
  { wrong: /^bucal$/, right: 'bocal', near: /^(?:jarro|garrafa|frasco|lâmpada|trompete)/ },
];
