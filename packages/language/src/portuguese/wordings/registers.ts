import { entries, type Entry } from '../../writing/entries.ts';
import { likings, people } from './phrases.ts';

/** Everyday wording on the left, formal wording on the right. Gender, number and mood stay the same. */
export const portugueseFormal: readonly Entry[] = [
  ...entries(`
    pra = para
    pras = para as
    pros = para os
    tá = está
    tás = estás
    tou = estou
    se calhar = possivelmente
    um monte de = um grande número de
    montes de = uma grande quantidade de
    fixes = agradáveis
    gajo = homem
    gajos = homens
    gaja = mulher
    gajas = mulheres
    puto = rapaz
    putos = rapazes
    o miúdo = o rapaz
    um miúdo = um rapaz
    a miúda = a rapariga
    uma miúda = uma rapariga
    a malta = toda a gente
    uma data de = um grande número de
    porreiro = excelente
    porreira = excelente
    porreiros = excelentes
    porreiras = excelentes
    a guita = o dinheiro
    o carcanhol = o dinheiro
    uma beca = um pouco
    um bocado = um pouco
    um bocadinho = um pouco
    ganda = grande
    à brava = muito
    trabalhar no duro = trabalhar arduamente
    tramado = difícil
    tramada = difícil
    por causa que = porque
    no fim de contas, = em última análise,
    às tantas = a certa altura
    ok = de acordo
    foto = fotografia
    fotos = fotografias
  `),
  ...entries('fixe = agradável', { notBefore: /\b(?:que|se|não|ele|ela|quem)$/iu }),
  ...likings,
  ...people,
  ...entries('bué = muito', { after: /^(?!de(?![\p{L}]))/iu }),
  // Before a number it means "approximately"; elsewhere it means "so-so".
  ...entries('mais ou menos = aproximadamente', { after: /^\d/u }),
  ...entries(
    `
    tenho que = tenho de
    tens que = tens de
    tem que = tem de
    temos que = temos de
    têm que = têm de
    tinha que = tinha de
    tinham que = tinham de
    teve que = teve de
    tiveram que = tiveram de
    tive que = tive de
    tivemos que = tivemos de
    tínhamos que = tínhamos de
    teria que = teria de
    teriam que = teriam de
    teremos que = teremos de
    ter que = ter de
    terá que = terá de
    terão que = terão de
    `,
    {
      after:
        /^(?!ver\scom(?![\p{L}]))(?:(?:se|me|te|o|a|os|as|lhe|lhes|nos|vos)\s)?[\p{L}]*(?:[aei]r|[ôo]r(?<=p[ôo]r))(?:-[\p{L}-]+)?(?![\p{L}])/iu,
    },
  ),
];

/** Formal wording on the left, everyday wording on the right. */
export const portugueseCasual: readonly Entry[] = [
  ...entries(
    `
    contudo, = mas
    no entanto, = mas
    todavia, = mas
    porém, = mas
    `,
    { notBefore: /[^.!?…]$/u },
  ),
  ...entries('aproximadamente = mais ou menos', { after: /^\d/u }),
  ...entries(`
  por conseguinte, = por isso,
  portanto, = por isso,
  necessitar de = precisar de
  necessita de = precisa de
  necessitam de = precisam de
  residir em = viver em
  reside em = vive em
  residem em = vivem em
  a fim de = para
  com o intuito de = para
  com o objetivo de = para
  bem como = e também
  igualmente = também
  posteriormente = depois
  anteriormente = antes
  atualmente = agora
  adquirir = comprar
  possivelmente = se calhar
  fotografia = foto
  fotografias = fotos
  no que diz respeito a = quanto a
  em última análise, = no fim de contas,
`),
];
