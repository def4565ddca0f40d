import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { onlyInfinitive } from '../../lexicon/word-classes.ts';
import { avoir, determiners, subjects } from '../../lexicon/words.ts';
import { governments } from './governments.ts';

const adverb =
  /^(?:pas|plus|jamais|toujours|souvent|encore|déjà|beaucoup|bien|enfin|aussi|vraiment|trop|peu|parfois|longtemps)$/;
const clitic = /^(?:le|la|les|l'|lui|leur|y|en|me|te|se|m'|t'|s'|nous|vous|ne|n')$/;
const person = /^(?:moi|toi|lui|elle|nous|vous|eux|elles)$/;
const reflexive = /^(?:se|s'|me|m'|te|t'|nous|vous)$/;
const hardlyVerb = /^(?:puis|aide|commande|demande|suite)$/;

/** "réussi de convaincre", "compter à vous": the verb takes another preposition, or none. */
export const verbPreposition: TokenRule<FrenchLexicon> = {
  name: 'FrVerbPreposition',
  reason: 'Preposition',
  find(place, lexicon) {
    const verb = place.near(0);
    const before = place.near(-1);
    if (!isLower(verb) || determiners.has(before.lower) || hardlyVerb.test(verb.lower)) return undefined;
    const lemmas = lemmasOf(verb.lower, lexicon);
    if (lemmas.length === 0 || reflexive.test(before.lower)) return undefined;
    const steps = adverb.test(place.near(1).lower) ? 2 : 1;
    if (isOtherUse(place, steps, lemmas)) return undefined;
    const preposition = place.near(steps).lower;
    const behind = place.near(steps + 1);
    const isInfinitive = onlyInfinitive(clitic.test(behind.lower) ? place.near(steps + 2) : behind, lexicon);
    const isObject = !isInfinitive && isNounPhrase(place, steps + 1, lexicon) && !isNoun(place, lexicon);
    const government = governments.find(
      (one) =>
        one.wrong.has(preposition) &&
        (one.before === 'infinitive' ? isInfinitive : isObject) &&
        lemmas.some((lemma) => one.verbs.has(lemma)),
    );
    if (!government) return undefined;
    const { right } = government;
    // "Une réponse est attendue pour demain": only the active verb has an object.
    const isPassive =
      !avoir.has(before.lower) &&
      !lexicon.isInfinitive(verb.lower) &&
      lexicon.finite(verb.lower).length === 0;
    if (right === '' && isPassive) return undefined;
    const first = place.at + steps;
    if (right === '') return { first, last: first + 1, replacement: behind.text };
    if (right === 'de' && lexicon.isElided(behind.lower)) {
      return { first, last: first + 1, replacement: `d'${behind.text}` };
    }
    return { first, last: first, replacement: preposition === "d'" ? `${right} ` : right };
  },
};

const people =
  /^(?:amie?s?|parents?|enfants?|frères?|sœurs?|mère|père|fils|filles?|mari|femme|voisine?s?|collègues?|autres?|crimes?|erreurs?|fautes?)$/;

function lemmasOf(verb: string, lexicon: FrenchLexicon): string[] {
  const ofParticiple = lexicon.infinitiveOf(verb);
  return [
    ...lexicon.finite(verb).map(({ lemma }) => lemma),
    ...(lexicon.isInfinitive(verb) ? [verb] : []),
    ...(ofParticiple === undefined ? [] : [ofParticiple]),
  ];
}

const isNounPhrase = ({ near }: Place, steps: number, lexicon: FrenchLexicon): boolean =>
  (determiners.has(near(steps).lower) && lexicon.noun(near(steps + 1).lower) !== 0) ||
  person.test(near(steps).lower);

/** Whether a word is a noun, without a pronoun before it. */
const isNoun = ({ near }: Place, lexicon: FrenchLexicon): boolean =>
  lexicon.noun(near(0).lower) !== 0 && near(-1).isWord && !subjects.has(near(-1).lower);

/** Whether the preposition has a meaning of its own rather than being required by the verb. */
function isOtherUse({ tokens, at, near }: Place, steps: number, lemmas: readonly string[]): boolean {
  const [lemma = ''] = lemmas;
  const preposition = near(steps).lower;
  const behind = near(steps + 1).lower;
  // Time and place: "penser dans le train".
  if (/^(?:penser|assister|participer|téléphoner)$/.test(lemma) && /^(?:dans|en|sur)$/.test(preposition)) {
    return true;
  }
  // "à compter de", "compter à partir de".
  if (/^(?:compter|profiter)$/.test(lemma) && preposition === 'à' && /^(?:le|la|partir|ce)$/.test(behind)) {
    return true;
  }
  // "Il a payé pour ses amis", "chercher pour une amie un appartement".
  const isForSomebody =
    people.test(near(steps + 2).lower) || /^(?:une?|des|le|la|les)$/.test(near(steps + 3).lower);
  if (/^(?:chercher|payer|demander|écouter)$/.test(lemma) && preposition === 'pour' && isForSomebody) {
    return true;
  }
  // "Que penses-tu de", "ce que je pense de".
  return (
    lemmas.includes('penser') &&
    tokens.slice(Math.max(0, at - 6), at).some(({ lower }) => /^(?:que|qu'|quoi|en)$/.test(lower))
  );
}
