import { matchCase } from '../../../engine/match-case.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isAbbreviation } from '../abbreviation.ts';

type Rule = TokenRule<FrenchLexicon>;

const cut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    le: "l'",
    la: "l'",
    je: "j'",
    de: "d'",
    ne: "n'",
    me: "m'",
    te: "t'",
    se: "s'",
    que: "qu'",
    ce: 'cet',
    lorsque: "lorsqu'",
    puisque: "puisqu'",
    jusque: "jusqu'",
    ma: 'mon',
    ta: 'ton',
    sa: 'son',
    beau: 'bel',
    nouveau: 'nouvel',
    vieux: 'vieil',
  }),
);

const isPronounWord = (word: string): boolean => /^(?:il|elle|on|ils|elles|un|une|en|à|y)$/.test(word);

/** "le école", "je ai", "ma amie": these words are elided or replaced before a vowel (Le Bon Usage, § 44). */
export const elision: Rule = {
  name: 'FrElision',
  reason: 'Elision',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const next = place.near(1);
    const form = cut.get(word);
    if (form === undefined || isAbbreviation(place)) return undefined;
    if (place.near(0).to === next.from || !/^\p{Ll}/u.test(next.text)) return undefined;
    if (
      word === 'que' &&
      !isPronounWord(next.lower) &&
      lexicon.finite(next.lower).length > 0 &&
      lexicon.noun(next.lower) === 0
    ) {
      return undefined;
    }
    if (
      /^(?:onze|onzième|oui|un|une|huit|y)$/.test(next.lower) &&
      !(/^(?:un|une)$/.test(next.lower) && /^(?:de|que)$/.test(word)) &&
      !(next.lower === 'y' && /^(?:je|ne|se|me|te|que)$/.test(word))
    ) {
      return undefined;
    }
    const isPronoun = /^(?:il|elle|on|ils|elles)$/.test(next.lower);
    const isShort = /^(?:a|ai|as|avais|avait|aura|avons|est|es|en|y|un|une|à|et|au|aux|ont|avez)$/.test(
      next.lower,
    );
    const isCut = isPronoun || isShort || lexicon.isElided(next.lower);
    if (!isCut) return undefined;
    if (
      /^(?:le|la)$/.test(word) &&
      (isShort || isPronoun) &&
      !/^(?:a|ai|as|avais|avait|ont|avons|avez)$/.test(next.lower)
    ) {
      return undefined;
    }
    if (
      /^(?:le|la)$/.test(word) &&
      !isShort &&
      lexicon.noun(next.lower) === 0 &&
      lexicon.adjective(next.lower) === 0 &&
      lexicon.finite(next.lower).length === 0
    ) {
      return undefined;
    }
    if (word === 'ce') {
      if (/^(?:est|était|étaient)$/.test(next.lower)) {
        return {
          first: place.at,
          last: place.at + 1,
          replacement: matchCase(place.near(0).text, `c'${next.text}`),
        };
      }
      return lexicon.noun(next.lower) === 1 ? here(place, matchCase(place.near(0).text, 'cet')) : undefined;
    }
    if (/^(?:ma|ta|sa)$/.test(word)) {
      return (lexicon.noun(next.lower) & 2) !== 0 || (lexicon.adjective(next.lower) & 2) !== 0
        ? here(place, matchCase(place.near(0).text, form))
        : undefined;
    }
    if (/^(?:beau|nouveau|vieux)$/.test(word)) {
      return lexicon.noun(next.lower) === 1 ? here(place, form) : undefined;
    }
    return {
      first: place.at,
      last: place.at + 1,
      replacement: `${matchCase(place.near(0).text, form)}${next.text}`,
    };
  },
};
