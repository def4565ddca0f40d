import { anyWord, type Paronym } from '../../../engine/tokens/paronyms.ts';

/** What people are like, what happens to them and where they go. */
export const peopleAndEvents: readonly Paronym[] = [
  {
    wrong: /^sess(?:ão|ões)$/,
    right: 'secção',
    near: /^(?:supermercado|brinquedos|roupa|perfum|legumes|peixaria|frescos|congelados|calçado)/,
    unless:
      /^(?:cinema|leitura|esclarecimento|autógrafos|começ|treino|terapia|lançamento|abertura|solene|durante|parlament|fotogr|venda|prova|desconto|compras)/,
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
  { wrong: /^descret([oa]s?)$/, right: 'discret$1', near: anyWord },
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
    wrong: /^viajem$/,
    right: 'viagem',
    before:
      /^(?:[oa]|uma|na|da|pela|à|boa|minha|nossa|sua|tua|esta|essa|aquela|longa|primeira|última|em|durante|próxima)$/,
    unless: /^(?:que|eles|elas|vocês|embora|talvez|caso)$/,
    reach: 3,
  },
  {
    wrong: /^viagem$/,
    right: 'viajem',
    before: /^(?:vocês|eles|elas|não)$/,
    unless: /^(?:em|de|nessa|dessa)$/,
    reach: 3,
  },
  {
    wrong: /^prefeit([oa]s?)$/,
    right: 'perfeit$1',
    before: /^(?:tudo|quase|dia|trabalho|ideia|casal|noite|férias|português|inglês|francês|muito|tão)$/,
  },
  { wrong: /^passos?$/, right: 'paço', near: /^(?:ducal|duques|bispos|arquiepiscopal)$/, reach: 2 },
  {
    wrong: /^paç(o|os)$/,
    right: 'pass$1',
    near: /^(?:deu|dar|dei|primeiro|lento|rápid|pequen|cada)/,
    reach: 2,
  },
  {
    wrong: /^cavaleir(o|os|a)$/,
    right: 'cavalheir$1',
    near: /^(?:educad|gentil|verdadeiro|perfeito|senhoras|modos)/,
    unless: /^(?:caval|medieva|ordem|tour|espada|armadura|andante|rei|templ|cruz|lança)/,
  },
];
