import { entries } from '../../writing/entries.ts';
import { clauseMover } from '../../writing/move-clauses.ts';
import type { Rewordings } from '../../writing/reword.ts';

const article =
  /^(?:o|a|os|as|um|uma|este|esta|estes|estas|esse|essa|muitos|muitas|alguns|algumas)(?![\p{L}])/iu;

export const portugueseRewordings: Rewordings = {
  pairs: [
    ...entries(`
      por exemplo, = a título de exemplo,
      no entanto, = contudo,
      porém, = todavia,
      portanto, = por conseguinte,
      por isso, = por esse motivo,
      em resumo, = em suma,
      em conclusão, = para concluir,
      em geral, = de um modo geral,
      frequentemente = com frequência
      às vezes = por vezes
      atualmente = hoje em dia
      embora = ainda que
      a fim de = com o objetivo de
      assim que = logo que
      devido ao = por causa do
      devido à = por causa da
      devido aos = por causa dos
      devido às = por causa das
      é necessário = é preciso
      a maioria dos = a maior parte dos
      a maioria das = a maior parte das
      mostra que = demonstra que
      mostram que = demonstram que
      mostrou que = demonstrou que
      importante = relevante
      importantes = relevantes
      em primeiro lugar, = antes de mais,
      por fim, = finalmente,
      deste modo, = desta forma,
      ao mesmo tempo = em simultâneo
      sobretudo = principalmente
      apenas = somente
      por outras palavras, = dito de outro modo,
      em todo o mundo = por todo o mundo
      pouco a pouco = gradualmente
      de facto, = na verdade,
      provavelmente = com toda a probabilidade
    `),
    ...entries('cerca de = aproximadamente', {
      after: /^(?:\d|[\p{L}]+(?:enta|inte|centos|centas|mil)(?![\p{L}]))/iu,
    }),
  ],
  once: [
    ...entries(`
      além disso, = para além disso,
      muitas vezes = frequentemente
      todos os dias = diariamente
      todos os anos = anualmente
      depois do = após o
      depois da = após a
      depois dos = após os
      depois das = após as
      utiliza = usa
      utilizam = usam
      utilizar = usar
      pelo facto de = por
      tendo em conta que = visto que
      no momento em que = quando
      na sua maioria = em grande parte
    `),
    ...entries(', para que = , a fim de que'),
    ...entries('de acordo com = segundo', { after: article }),
    ...entries('quase = praticamente', { notBefore: /\b(?:ou|de)$/iu }),
    ...entries('também = igualmente', { notBefore: /\b(?:mas|como|e|só)$/iu }),
  ],
  clauses: clauseMover({
    openings: [
      'quando',
      'se',
      'embora',
      'assim que',
      'logo que',
      'enquanto',
      'sempre que',
      'ainda que',
      'desde que',
    ],
    pronouns: [
      'ele',
      'ela',
      'eles',
      'elas',
      'lhe',
      'lhes',
      'seu',
      'sua',
      'seus',
      'suas',
      'isso',
      'isto',
      'aquilo',
      'este',
      'esta',
      'que',
      'não',
      'dele',
      'dela',
      'deles',
      'delas',
    ],
    beginnings: [
      'o',
      'a',
      'os',
      'as',
      'um',
      'uma',
      'muitos',
      'muitas',
      'alguns',
      'algumas',
      'todos os',
      'todas as',
      'nós',
      'cada',
      'vários',
      'várias',
      'ninguém',
    ],
  }),
};
