import { entries } from '../../writing/entries.ts';
import { clauseMover } from '../../writing/move-clauses.ts';
import type { Rewordings } from '../../writing/reword.ts';

const that = /\b(?:que|lorsque|puisque|quoique|de|ne|le|la|je|si)$/iu;
const noThat = /^(?!que(?![\p{L}])|qu['’])/iu;

export const frenchRewordings: Rewordings = {
  pairs: [
    ...entries(`
      cependant, = toutefois,
      en conclusion, = pour conclure,
      en résumé, = en bref,
      souvent = fréquemment
      parfois = quelquefois
      la plupart des = la majorité des
      afin que = pour que
      dès que = aussitôt que
      tandis que = alors que
      par conséquent, = en conséquence,
      c'est pourquoi = voilà pourquoi
      chaque jour = tous les jours
      chaque année = tous les ans
      est capable de = est en mesure de
      malgré cela, = en dépit de cela,
      à cause du = en raison du
      à cause des = en raison des
      à cause de = en raison de
      de nos jours, = aujourd'hui,
      en même temps = simultanément
      peu à peu = progressivement
      au début = au commencement
      dans le monde entier = partout dans le monde
    `),
    ...entries(
      `
      par exemple, = à titre d'exemple,
      de plus, = en outre,
      en général, = généralement,
      tout d'abord, = en premier lieu,
      environ = à peu près
      `,
      { notBefore: that },
    ),
    ...entries(
      `
      pendant = durant
      `,
      { after: noThat, notBefore: that },
    ),
    // In the middle of a sentence it can mean "depending on".
    ...entries("selon = d'après", { after: noThat, notBefore: /[\p{L}\p{N}]$/u }),
    ...entries('presque = quasiment', {
      after: /^(?!\p{L}+ment(?!\p{L}))[\p{L}\d]/u,
      notBefore: /(?<!\p{L})ou$/iu,
    }),
  ],
  once: [
    ...entries(`
      lorsque = quand
      il est nécessaire de = il faut
      il est indispensable de = il faut
      sont capables de = sont en mesure de
      essaie de = tente de
      essaient de = tentent de
      essayer de = tenter de
      actuellement = à l'heure actuelle
      en vue de = pour
      dans le but de = afin de
      à l'aide de = au moyen de
      il semble que = il apparaît que
      de manière à = pour
      est dû à = s'explique par
      est due à = s'explique par
    `),
    ...entries('parce que = car', {
      notBefore: /(?:^|[.!?…;:]|\b(?:est|et|ou|mais|ni|non|pas|simplement|surtout|précisément|justement))$/iu,
    }),
  ],
  clauses: clauseMover({
    openings: [
      'lorsque',
      'quand',
      'si',
      'bien que',
      'dès que',
      'tandis que',
      'pendant que',
      'tant que',
      'aussitôt que',
    ],
    pronouns: [
      'il',
      'elle',
      'ils',
      'elles',
      'lui',
      'leur',
      'leurs',
      'son',
      'sa',
      'ses',
      'celui-ci',
      'celle-ci',
      'ceux-ci',
      'cela',
      'ça',
      'en',
      'y',
      'qui',
      'que',
      'ne',
    ],
    beginnings: [
      'le',
      'la',
      'les',
      'un',
      'une',
      'des',
      'ce',
      'cette',
      'ces',
      'nous',
      'on',
      'chaque',
      'beaucoup de',
      'plusieurs',
      'tous les',
      'toutes les',
      'notre',
      'nos',
    ],
  }),
};
