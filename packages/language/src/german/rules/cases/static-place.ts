import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { bit } from './inflection.ts';

type Rule = TokenRule<GermanLexicon>;

const static_ =
  /^(?:lieg(?:e|st|t|en)|lag(?:en)?|steh(?:e|st|t|en)|stand(?:en)?|sitz(?:e|t|en)|saß(?:en)?|wohn(?:e|st|t|en|te|ten)|bleib(?:e|st|t|en)|blieb(?:en)?|befind(?:e|et|en)|arbeit(?:e|est|et|en|ete|eten)|schläft|schlafe|schlief|leb(?:e|st|t|en|te|ten)|treffen|wart(?:e|est|et|en|ete))$/;

const places = /^(?:über|auf|in|unter|neben|hinter|vor|an|zwischen)$/;

const object = /^(?:das|den|die|eine?n?|[mds]eine?n?|ihre?n?|ihn|es|sie)$/;

/** "Der Hund liegt unter den Tisch": a location takes the dative (Duden, § 907). */
export const staticPlace: Rule = {
  name: 'DePlace',
  reason: 'CaseOfNoun',
  find(place, lexicon) {
    const article = place.near(0);
    const noun = place.near(1);
    const form = { den: 'dem', das: 'dem', die: 'der', einen: 'einem', eine: 'einer' }[article.lower];
    if (form === undefined || !places.test(place.near(-1).lower)) return undefined;
    const back = [-2, -3, -4].map((steps) => place.near(steps));
    const isClose = back.some(
      ({ lower }, index) => static_.test(lower) && back.slice(0, index).every((token) => token.isWord),
    );
    const hanging = [-4, -5, -6, -7].some(
      (steps) =>
        /^(?:liegt|lag|lagen|steht|stand|standen|sitzt|saß|hängt|hing|hingen|wohnt|wohnte|befindet)$/.test(
          place.near(steps).lower,
        ) &&
        // "Er hängt das Bild an die Wand"
        !(/^h[äi]ng/.test(place.near(steps).lower) && object.test(place.near(steps + 1).lower)) &&
        Array.from({ length: -steps }, (_, index) => place.near(-1 - index)).every(({ isWord }) => isWord),
    );
    if (
      (!isClose && !hanging) ||
      (/^(?:treffen|arbeit|wart|schl|leb)/.test(back.map(({ lower }) => lower).join(' ')) &&
        place.near(-1).lower === 'auf')
    ) {
      return undefined;
    }
    if (back.some(({ lower }) => lower.startsWith('wart')) && /^(?:auf|in)$/.test(place.near(-1).lower)) {
      return undefined;
    }
    const set = lexicon.noun(noun.text);
    const isSingle =
      article.lower === 'die' || article.lower === 'eine'
        ? (set & bit('DAT', 'F')) !== 0 && (set & bit('AKK', 'P')) === 0
        : (set & (bit('DAT', 'M') | bit('DAT', 'N'))) !== 0 && (set & bit('DAT', 'P')) === 0;
    return isSingle ? here(place, matchCase(article.text, form)) : undefined;
  },
};
