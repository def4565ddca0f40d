import type { Replacements } from '../../localising/replace-words.ts';
import {
  alike,
  americanOnly,
  britishOnly,
  doubled,
  doubledEndings,
  ise,
  iseEndings,
  nounPlurals,
  our,
  ourEndings,
  single,
} from './spelling-pairs.ts';

type Pair = readonly [british: string, american: string];

const each = (stems: string, endings: string, pair: (stem: string, ending: string) => Pair): Pair[] =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => pair(stem, ending)));

const ourPairs = each(our, ourEndings, (stem, ending) => [`${stem}our${ending}`, `${stem}or${ending}`]);
const isePairs = each(ise, iseEndings, (stem, ending) => [`${stem}is${ending}`, `${stem}iz${ending}`]);
const otherPairs: Pair[] = [
  ...each(doubled, doubledEndings, (stem, ending): Pair => [`${stem}l${ending}`, `${stem}${ending}`]),
  ...single.flatMap(([british, american, endings]) =>
    each(british, endings, (stem, ending): Pair => [stem + ending, american + ending]),
  ),
];
const toBritish = (pairs: readonly Pair[]): Pair[] => pairs.map(([british, american]) => [american, british]);

/** Beginnings that a word may have without a change to its spelling. */
const prefix = /^(?:de|dis|mis|out|over|pre|re|un|under)(?=\p{L}{5})/u;

/** A list that knows its words with such a beginning, too: "unrecognised", "reorganise". */
function spellings(pairs: readonly Pair[]): Replacements {
  const list = new Map(pairs);
  return {
    get(word) {
      if (alike.has(word)) return undefined;
      const known = list.get(word);
      if (known !== undefined) return known;
      const [beginning = ''] = prefix.exec(word) ?? [];
      const rest = beginning === '' ? undefined : list.get(word.slice(beginning.length));
      return rest === undefined ? undefined : beginning + rest;
    },
  };
}

/** From the British spelling to the American one. */
export const americanSpellings = spellings([...ourPairs, ...isePairs, ...otherPairs, ...americanOnly]);
export const britishSpellings = spellings(
  toBritish([...ourPairs, ...isePairs, ...otherPairs, ...nounPlurals, ...britishOnly]),
);

/** British spellings that are rare in Canada, or no more usual than the American ones. */
const notCanadian =
  /lys|^(?:ackn|aeon|aeroplane|aetio|ageing|aluminium|anae|appal|artefact|carburett|chequer|cosy|diarrh|distil|draught|encyclopae|enrol$|enrols|enthral|faec|foet|fulfil|gynae|haem|hyperglyc|hypoglyc|instil|ischaem|jud|leukae|liquorice|maths|mollusc|mould|mum|oede|oeso|oestr|orthopaed|paed|palaeo|plough|pyjama|rouble|scep|septicaem|smould|snowplough|titbit|tranquillity)/;

/** Canada writes colour and centre, but organize. */
export const canadianSpellings = spellings([
  ...toBritish([...ourPairs, ...otherPairs].filter(([british]) => !notCanadian.test(british))),
  ...isePairs,
]);
