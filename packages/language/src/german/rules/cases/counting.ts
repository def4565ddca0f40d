import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { bit, everything } from './inflection.ts';

const counted =
  /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|viele|vielen|mehrere|mehreren|einige|einigen|wenige|wenigen|beide|beiden|[2-9]|[1-9]\d{1,2})$/;
const units = words(
  'Zeit Euro Prozent Meter Kilo Kilogramm Gramm Grad Uhr Mal Dollar Pfund Stück Blatt Glas Liter Kilometer Zentimeter Millimeter Cent Paar Mann Bier Mark Franken Mio Millionen Watt Volt Zoll Byte Megabyte Gigabyte Hektar Quadratmeter Kubikmeter Jahrgang Karat Fuß Schluck Sack Bund Schuss Satz Dutzend Tausend Hundert Millimeter Seite Artikel Paragraph Absatz Kapitel Klasse Zimmer',
);
const dativePlural = /^(?:mit|von|bei|aus|seit|nach|zu)$/;

/** "zwei Kind", "viele Problem", "seit drei Monate": a plural is required, in the dative after a preposition. */
export const counting: TokenRule<GermanLexicon> = {
  name: 'DeCountedNoun',
  reason: 'Concord',
  find(place, lexicon) {
    const token = place.near(0);
    const before = place.near(-1);
    const earlier = place.near(-2).lower;
    if (!/^\p{Lu}\p{Ll}/u.test(token.text) || !counted.test(before.lower) || units.has(token.text)) {
      return undefined;
    }
    const noun = lexicon.noun(token.text);
    if (noun === 0 || noun === everything || (earlier === 'zu' && /^(?:viele|wenige)/.test(before.lower))) {
      return undefined;
    }
    const canBePlural = (noun & (bit('NOM', 'P') | bit('AKK', 'P') | bit('DAT', 'P'))) !== 0;
    if (!canBePlural) {
      const plural =
        lexicon.plural(token.text, 'NOM') ??
        (token.text.endsWith('s') ? lexicon.plural(token.text.slice(0, -1), 'NOM') : undefined);
      const isNumber = /\d/.test(before.lower);
      if (
        plural === undefined ||
        plural === token.text ||
        (isNumber && /^(?:Jahr|Tag|Stunde)/.test(token.text) === false)
      ) {
        return undefined;
      }
      return {
        first: place.at,
        last: place.at,
        replacement: dativePlural.test(earlier)
          ? `${plural.replace(/n?$/, 'n').replace(/sn$/, 's')}`
          : plural,
      };
    }
    if (!dativePlural.test(earlier) || (noun & bit('DAT', 'P')) !== 0) return undefined;
    const dative = `${token.text}n`;
    return (lexicon.noun(dative) & bit('DAT', 'P')) === 0
      ? undefined
      : { first: place.at, last: place.at, replacement: dative };
  },
};

/** "viele junger Leute": the adjective takes the ending of "viele". */
export const manyAdjective: TokenRule<GermanLexicon> = {
  name: 'DeManyAdjective',
  reason: 'Concord',
  find(place, lexicon) {
    const [, stem = ''] = /^(\p{Ll}{3,})e[rns]$/u.exec(place.near(0).text) ?? [];
    if (
      stem === '' ||
      !/^(?:viele|einige|mehrere|wenige)$/.test(place.near(-1).lower) ||
      /^(?:dies|jen|ihr|sein|mein|dein|unser|solch|ander|dies)/.test(stem) ||
      !/^\p{Lu}/u.test(place.near(1).text)
    ) {
      return undefined;
    }
    if (
      !['e', 'en', 'er', 'es', 'em'].every((ending) => lexicon.isKnown(stem + ending)) ||
      lexicon.isInfinitive(place.near(0).lower)
    ) {
      return undefined;
    }
    return (lexicon.noun(place.near(1).text) & bit('NOM', 'P')) === 0
      ? undefined
      : { first: place.at, last: place.at, replacement: `${stem}e` };
  },
};
