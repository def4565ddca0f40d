import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { determiners } from '../../lexicon/words.ts';
import { adjuncts, sayingHowMuch } from './adjuncts.ts';
import { prepositionAt, withArticle } from './contracted.ts';
import { governingVerb, stepsToPreposition } from './governing-verb.ts';
import { governments } from './verbs.ts';

const pronouns =
  /^(?:mim|ti|ele|ela|eles|elas|nós|vocês|isso|isto|aquilo|quem|tudo|nada|que|si|comida|você)$/;
/** Words before which "a" is not an article. */
const withoutArticle = /^(?:um|uma|mim|ti|ele|ela|quem|est[ea]|ess[ea]|isso|isto)$/;

/** "depende com", "tentei de fazer", "casou a": the verb takes another preposition. */
export const verbPreposition: TokenRule<PortugueseLexicon> = {
  name: 'PtVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = governingVerb(place, lexicon);
    if (!verb) return undefined;
    const steps = stepsToPreposition(place);
    const written = prepositionAt(place, steps);
    if (!written) return undefined;
    const { preposition, article, length } = written;
    const behind = place.near(steps + length);
    if (adjuncts.has(behind.lower) || sayingHowMuch.test(behind.lower) || /^\p{N}/u.test(behind.text)) {
      return undefined;
    }
    const isInfinitive =
      article === '' && lexicon.isInfinitive(behind.lower.replace(/-(?:me|te|se|lhe|nos|l[oa]s?)$/, ''));
    if (!isInfinitive) {
      // "a" may be the article of an object.
      if (place.near(steps).lower === 'a' && !withoutArticle.test(behind.lower)) return undefined;
      if (!isPhrase(place, steps + length, lexicon)) return undefined;
    }
    const government = governments.find(
      ({ verbs, isReflexive = false, wrong, right, before, withArticle: onlyWithArticle = false }) =>
        verb.lemmas.some((lemma) => verbs.has(lemma)) &&
        isReflexive === verb.isReflexive &&
        wrong.has(preposition) &&
        (before === undefined || (before === 'infinitive') === isInfinitive) &&
        !(onlyWithArticle && article === '') &&
        !(right === 'de' && isGovernedLater(place, steps)),
    );
    if (!government) return undefined;
    const replacement = government.right === '' ? article : withArticle(government.right, article);
    const first = place.at + steps;
    const last = first + length - 1;
    return replacement === ''
      ? { first, last: last + 1, replacement: behind.text }
      : { first, last, replacement };
  },
};

/** "precisa com urgência de": the complement follows an adverbial of manner. */
const isGovernedLater = ({ near }: Place, steps: number): boolean =>
  [2, 3, 4].some((more) => /^d[aeo]s?$/.test(near(steps + more).lower));

function isPhrase({ near }: Place, steps: number, lexicon: PortugueseLexicon): boolean {
  const token = near(steps);
  return (
    determiners.has(token.lower) ||
    /^\p{Lu}/u.test(token.text) ||
    pronouns.test(token.lower) ||
    nounOf(token, lexicon) !== 0
  );
}
