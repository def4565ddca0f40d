import { anyAgreement } from '../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../lexicon/lexicon.ts';
import { isLower } from '../lexicon/word-classes.ts';
import { determiners, proclitics, subjects } from '../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const vowels: Readonly<Record<string, string>> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' };

/** "a historia", "o numero": without its accent the noun is a verb form. */
export const missingAccent: Rule = {
  name: 'PtMissingAccent',
  reason: 'Accent',
  find(place, lexicon) {
    const before = place.near(-1);
    // "A anterior continua": the noun is omitted.
    const isQualified =
      lexicon.adjective(before.lower) !== 0 &&
      lexicon.noun(before.lower) === 0 &&
      !/^(?:anterior|seguinte|últim[oa]|primeir[oa]|mesm[oa]|maior|menor|própri[oa])s?$/.test(before.lower);
    const set =
      determiners.get(before.lower) ??
      (isQualified ? determiners.get(place.near(-2).lower) : undefined) ??
      (/^(?:de|em|com|sem|por|sobre)$/.test(before.lower) ? anyAgreement : undefined);
    const word = place.near(0);
    if (set === undefined || !isLower(word) || /[áàâãéêíóôõúç]/.test(word.lower)) return undefined;
    if (
      /^(?:a|o|as|os|nos|no|na|nas)$/.test(place.near(-1).lower) &&
      (proclitics.has(place.near(-2).lower) || subjects.has(place.near(-2).lower))
    ) {
      return undefined;
    }
    if (
      lexicon.noun(word.lower) !== 0 ||
      lexicon.adjective(word.lower) !== 0 ||
      lexicon.finite(word.lower).length === 0 ||
      lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    for (let at = 0; at < word.lower.length - 1; at++) {
      for (const accented of Array.from(vowels[word.lower.charAt(at)] ?? '')) {
        const form = word.lower.slice(0, at) + accented + word.lower.slice(at + 1);
        if (lexicon.isKnown(form) && (lexicon.noun(form) & set) !== 0) return here(place, form);
      }
    }
    return undefined;
  },
};
