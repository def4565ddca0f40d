import type { Fault, Place } from '../../../engine/tokens/rule.ts';
import { noToken } from '../../../engine/tokens/token.ts';
import { adjectiveEnding, slotsOf, type Mask, type Slot } from './inflection.ts';
import type { NounPhrase } from './noun-phrase.ts';

/** The article in a new form, with the noun and the adjectives in the ending it requires. */
export function withAdjectives({ tokens }: Place, phrase: NounPhrase, article: string, slot: Slot): string {
  const declension = phrase.determiner?.declension ?? 'weak';
  const middle = tokens
    .slice(phrase.first + 1, phrase.last + 1)
    .map((token, index) =>
      phrase.adjectives.includes(phrase.first + 1 + index)
        ? token.text.replace(/e[nrms]?$/, adjectiveEnding(slot, declension))
        : token.text,
    );
  return [article, ...middle].join(' ').replaceAll(' ,', ',');
}

/** "das großes Haus": the article is right, an adjective is not. */
export function mendAdjective({ tokens }: Place, phrase: NounPhrase, possible: Mask): Fault | undefined {
  const declension = phrase.determiner?.declension ?? 'weak';
  const endings = new Set(slotsOf(possible).map((slot) => adjectiveEnding(slot, declension)));
  for (const at of phrase.adjectives) {
    const { text } = tokens[at] ?? noToken;
    const ending = /e[nrms]?$/.exec(text)?.[0];
    if (ending === undefined || endings.has(ending)) continue;
    // "teuer", "sauber", "offen": the stem itself has this ending.
    const [fitting] = endings;
    if (
      fitting === undefined ||
      /(?:euer|ober|aber|auber|itter|inster|sicher|offen|eben|eigen)$/.test(text)
    ) {
      continue;
    }
    return { first: at, last: at, replacement: text.slice(0, -ending.length) + fitting };
  }
  return undefined;
}
