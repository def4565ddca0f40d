import type { TokenRule } from '../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

const comparatives: ReadonlyMap<string, string> = new Map(
  Object.entries({
    groß: 'größer',
    klein: 'kleiner',
    alt: 'älter',
    jung: 'jünger',
    kurz: 'kürzer',
    lang: 'länger',
    gut: 'besser',
    schön: 'schöner',
    schnell: 'schneller',
    langsam: 'langsamer',
    billig: 'billiger',
    teuer: 'teurer',
    interessant: 'interessanter',
    wichtig: 'wichtiger',
    schwer: 'schwerer',
    leicht: 'leichter',
    einfach: 'einfacher',
    schwierig: 'schwieriger',
    stark: 'stärker',
    kalt: 'kälter',
    warm: 'wärmer',
    hoch: 'höher',
    gesund: 'gesünder',
    bequem: 'bequemer',
    gefährlich: 'gefährlicher',
    freundlich: 'freundlicher',
    nett: 'netter',
    reich: 'reicher',
    arm: 'ärmer',
    klug: 'klüger',
    ruhig: 'ruhiger',
    laut: 'lauter',
    sauber: 'sauberer',
    modern: 'moderner',
    früh: 'früher',
    spät: 'später',
  }),
);

/** "mehr kurz als": the comparative is one word (Duden, § 494). */
export const comparative: Rule = {
  name: 'DeComparative',
  reason: 'Standard',
  find(place) {
    const form = comparatives.get(place.near(1).lower);
    if (place.near(0).lower !== 'mehr' || form === undefined || place.near(-1).lower === 'nicht') {
      return undefined;
    }
    return { first: place.at, last: place.at + 1, replacement: form };
  },
};
