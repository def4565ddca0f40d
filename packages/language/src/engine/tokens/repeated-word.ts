import { here, type TokenRule } from './rule.ts';

/** "le le": the same word twice, except those that may be repeated. */
export const repeatedWord = (name: string, allowed: ReadonlySet<string>): TokenRule<unknown> => ({
  name,
  reason: 'Repeated',
  find(place) {
    const word = place.near(0);
    const next = place.near(1);
    if (!next.isWord || word.lower !== next.lower || allowed.has(word.lower) || word.text.length < 2) {
      return undefined;
    }
    // Names and exclamations: "Duran Duran", "Bora Bora", "tsé tsé", "non non".
    // "the command Dconf dconf", "the ID id": a name and what is written like it.
    if (word.text !== next.text && !(word.opens && /^\p{Lu}\P{Lu}*$/u.test(word.text))) return undefined;
    if (
      /^\p{Lu}/u.test(next.text) ||
      place.near(2).lower === word.lower ||
      place.near(-1).lower === word.lower
    ) {
      return undefined;
    }
    return { ...here(place, word.text), last: place.at + 1 };
  },
});
