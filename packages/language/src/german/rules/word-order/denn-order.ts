import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = TokenRule<GermanLexicon>;

/** ", denn ist er krank": after "denn" the subject comes first (Duden, § 1356). */
export const orderAfterDenn: Rule = {
  name: 'DeDennOrder',
  reason: 'Order',
  find(place, lexicon) {
    const verb = place.near(1);
    const subject = place.near(2);
    if (place.near(0).lower !== 'denn' || place.near(-1).text !== ',') return undefined;
    if (
      !/^(?:ich|du|er|wir|sie|es|man)$/.test(subject.lower) ||
      !isLower(verb) ||
      lexicon.finite(verb.lower).length === 0 ||
      (lexicon.isInfinitive(verb.lower) && subject.lower !== 'wir')
    ) {
      return undefined;
    }
    return { first: place.at + 1, last: place.at + 2, replacement: `${subject.text} ${verb.text}` };
  },
};
