import { FP, FS, MP, MS, singular, plural, type Agreement } from '../../romance/gender-and-number.ts';
import { words } from '../../engine/tokens/word-list.ts';
import type { Person } from './conjugation.ts';

const four = (stems: string): [string, Agreement][] =>
  stems.split(' ').flatMap((stem): [string, Agreement][] => [
    [`${stem}o`, MS],
    [`${stem}a`, FS],
    [`${stem}os`, MP],
    [`${stem}as`, FP],
  ]);
const demonstratives = (stems: string): [string, Agreement][] =>
  stems.split(' ').flatMap((stem): [string, Agreement][] => [
    [`${stem}e`, MS],
    [`${stem}a`, FS],
    [`${stem}es`, MP],
    [`${stem}as`, FP],
  ]);

const hundreds = 'duzent trezent quatrocent quinhent seiscent setecent oitocent novecent'.split(' ');

/** Genders and numbers with which articles and other determiners can stand. */
export const determiners: ReadonlyMap<string, Agreement> = new Map([
  ['o', MS],
  ['os', MP],
  ['a', FS],
  ['as', FP],
  ...four('d n pel'),
  ['ao', MS],
  ['aos', MP],
  ['à', FS],
  ['às', FP],
  ...['um', 'dum', 'num', 'algum', 'nenhum'].map((word): [string, Agreement] => [word, MS]),
  ...['uma', 'duma', 'numa', 'alguma', 'nenhuma'].map((word): [string, Agreement] => [word, FS]),
  ...['uns', 'alguns'].map((word): [string, Agreement] => [word, MP]),
  ...['umas', 'algumas', 'duas'].map((word): [string, Agreement] => [word, FP]),
  ...demonstratives('est ess aquel dest dess daquel nest ness naquel'),
  ...four('noss voss'),
  ['meu', MS],
  ['minha', FS],
  ['meus', MP],
  ['minhas', FP],
  ['teu', MS],
  ['tua', FS],
  ['teus', MP],
  ['tuas', FP],
  ['seu', MS],
  ['sua', FS],
  ['seus', MP],
  ['suas', FP],
  ['muitos', MP],
  ['muitas', FP],
  ['poucos', MP],
  ['poucas', FP],
  ['vários', MP],
  ['várias', FP],
  ['dois', MP],
  ...hundreds.flatMap((stem): [string, Agreement][] => [
    [`${stem}os`, MP],
    [`${stem}as`, FP],
  ]),
  ['três', plural],
  ['quatro', plural],
  ['cinco', plural],
  ['seis', plural],
  ['sete', plural],
  ['oito', plural],
  ['dez', plural],
  ['cada', singular],
]);

/** The same determiner in the other genders and numbers, in the order ms, fs, mp, fp. */
export const families: readonly (readonly [string, string, string, string])[] = [
  ['o', 'a', 'os', 'as'],
  ['do', 'da', 'dos', 'das'],
  ['no', 'na', 'nos', 'nas'],
  ['pelo', 'pela', 'pelos', 'pelas'],
  ['ao', 'à', 'aos', 'às'],
  ['um', 'uma', 'uns', 'umas'],
  ['dum', 'duma', 'duns', 'dumas'],
  ['num', 'numa', 'nuns', 'numas'],
  ['algum', 'alguma', 'alguns', 'algumas'],
  ['nenhum', 'nenhuma', 'nenhuns', 'nenhumas'],
  ...['est', 'ess', 'aquel', 'dest', 'dess', 'daquel', 'nest', 'ness', 'naquel'].map(
    (stem): [string, string, string, string] => [`${stem}e`, `${stem}a`, `${stem}es`, `${stem}as`],
  ),
  ...['noss', 'voss'].map((stem): [string, string, string, string] => [
    `${stem}o`,
    `${stem}a`,
    `${stem}os`,
    `${stem}as`,
  ]),
  ['meu', 'minha', 'meus', 'minhas'],
  ['teu', 'tua', 'teus', 'tuas'],
  ['seu', 'sua', 'seus', 'suas'],
  ['muito', 'muita', 'muitos', 'muitas'],
  ['pouco', 'pouca', 'poucos', 'poucas'],
  ['vário', 'vária', 'vários', 'várias'],
  ['dois', 'duas', 'dois', 'duas'],
  ...hundreds.map((stem): [string, string, string, string] => [
    `${stem}os`,
    `${stem}as`,
    `${stem}os`,
    `${stem}as`,
  ]),
];

/** Subject pronouns, with their persons. */
export const subjects: ReadonlyMap<string, Person> = new Map([
  ['eu', '1s'],
  ['tu', '2s'],
  ['ele', '3s'],
  ['ela', '3s'],
  ['você', '3s'],
  ['nós', '1p'],
  ['eles', '3p'],
  ['elas', '3p'],
  ['vocês', '3p'],
]);
/** The gender and number of a pronoun that shows them. */
export const agreementOf: ReadonlyMap<string, Agreement> = new Map([
  ['ele', MS],
  ['ela', FS],
  ['eles', MP],
  ['elas', FP],
]);
/** Prepositions that are not contracted with an article. */
export const prepositions = words(
  'a de em para por com sem sobre sob entre até desde contra após ante durante perante segundo conforme',
);
/** Adverbs that may stand between a verb and its complement. */
export const adverbs = words(
  'não já também nunca ainda sempre só muito mais tão bem mal bastante quase pouco menos realmente então demasiado completamente agora hoje lá aqui talvez nem',
);
/** Forms of linking verbs. */
export const copulas = words(
  'é são era eram foi foram será serão seria seriam está estão estava estavam esteve estiveram estará ficou ficaram fica ficam ficava parece parecem parecia anda andam continua continuam seja sejam estejam esteja',
);
/** Words that draw the pronoun before the verb (Cunha e Cintra, Nova Gramática do Português Contemporâneo, cap. 11). */
export const proclitics = words(
  'não nunca jamais ninguém nada nenhum já também ainda sempre só talvez que quem onde quando como porque se enquanto embora caso todos tudo alguém onde',
);
