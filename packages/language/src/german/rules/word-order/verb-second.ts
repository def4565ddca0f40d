import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';
import { personalPronouns } from '../../lexicon/words.ts';

const adverbs = words(
  'gestern heute morgen dann danach jetzt deshalb deswegen darum trotzdem leider manchmal vielleicht später zuerst endlich plötzlich normalerweise natürlich außerdem dort hier oft immer meistens letztens früher bald also daher hoffentlich',
);

/** "Gestern ich habe": the verb is in second position, before its subject (Duden, § 1356). */
export const verbSecond: TokenRule<GermanLexicon> = {
  name: 'DeVerbSecond',
  reason: 'Order',
  find(place, lexicon) {
    const subject = place.near(1);
    const verb = place.near(2);
    if (!place.near(0).opens || !adverbs.has(place.near(0).lower) || !personalPronouns.has(subject.lower)) {
      return undefined;
    }
    if (!/^\p{Ll}/u.test(verb.text) || lexicon.finite(verb.lower).length === 0) return undefined;
    return { first: place.at + 1, last: place.at + 2, replacement: `${verb.text} ${subject.text}` };
  },
};
