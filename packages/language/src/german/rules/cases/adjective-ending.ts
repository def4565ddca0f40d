import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { determiners } from './determiners.ts';
import { adjectiveEnding, everything, slotsOf } from './inflection.ts';

type Rule = TokenRule<GermanLexicon>;

const noStem = words(
  'kein ein mein dein sein ihr unser euer sehr nur auch schon noch mehr ganz so wenig viel paar bisschen halb lila rosa beige orange prima extra super klasse all solch manch welch etwas genug allein selbst eben gar ziemlich recht besonders immer nicht bald dort hier oft je ab an auf zu im in von vom mit bis',
);

/** "eine sehr gut Idee": an adjective before its noun takes an ending (Duden, § 1518). */
export const adjectiveWithoutEnding: Rule = {
  name: 'DeAdjectiveEnding',
  reason: 'Concord',
  find(place, lexicon) {
    const word = place.near(0);
    const noun = place.near(1);
    const isDegree = /^(?:sehr|ganz|so|wirklich|besonders|ziemlich)$/.test(place.near(-1).lower);
    const determiner = determiners.get(place.near(isDegree ? -2 : -1).lower);
    if (
      !determiner ||
      !isLower(word) ||
      word.text.length < 3 ||
      /e[nrms]?$/.test(word.lower) ||
      noStem.has(word.lower)
    ) {
      return undefined;
    }
    if (
      !/^\p{Lu}\p{Ll}/u.test(noun.text) ||
      lexicon.finite(word.lower).length > 0 ||
      lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    if (!['e', 'en', 'er', 'es', 'em'].every((ending) => lexicon.isKnown(word.lower + ending))) {
      return undefined;
    }
    const set = lexicon.noun(noun.text);
    // "das eigentlich Strittige"
    if (set === everything) return undefined;
    const [slot] = slotsOf(determiner.set & set);
    return slot === undefined
      ? undefined
      : here(place, word.text + adjectiveEnding(slot, determiner.declension));
  },
};
