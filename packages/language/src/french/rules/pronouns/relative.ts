import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { adverbs, avoir, determiners, etre, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "le film que tu m'as parlé", "la raison pour que", "l'homme que habite" (Le Bon Usage, § 717–730). */
export const relative: Rule = {
  name: 'FrRelative',
  reason: 'Standard',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const before = place.near(-1);
    const noun = lexicon.noun(before.lower);
    if (
      lower === 'que' &&
      before.lower === 'pour' &&
      /^(?:raison|raisons|motif)$/.test(place.near(-2).lower)
    ) {
      return here(
        place,
        place.near(-2).lower === 'motif'
          ? 'lequel'
          : place.near(-2).lower === 'raisons'
            ? 'lesquelles'
            : 'laquelle',
      );
    }
    if (!/^(?:que|qu')$/.test(lower) || noun === 0) return undefined;
    const isNamed =
      determiners.has(place.near(-2).lower) ||
      place.near(-2).lower === "l'" ||
      determiners.has(place.near(-3).lower);
    if (!isNamed) return undefined;
    if (
      lower === 'que' &&
      isOnlyVerb(place.near(1), lexicon) &&
      /^[aeiouéèêh]/.test(place.near(1).lower) &&
      lexicon.isElided(place.near(1).lower)
    ) {
      return here(place, 'qui');
    }
    let steps = 1;
    if (!subjects.has(place.near(1).lower)) return undefined;
    while (
      steps < 6 &&
      (subjects.has(place.near(steps).lower) ||
        /^(?:ne|n'|me|m'|te|t'|lui|nous|vous|leur|se|s')$/.test(place.near(steps).lower))
    ) {
      steps++;
    }
    const clitics = Array.from({ length: steps }, (_, index) => place.near(index).lower);
    let verb = place.near(steps);
    if (avoir.has(verb.lower) || etre.has(verb.lower)) {
      const isNeed = /^(?:besoin|envie|peur|honte)$/.test(place.near(steps + 1).lower);
      if (isNeed) return place.near(steps + 2).lower === 'de' ? undefined : here(place, 'dont');
      verb = place.near(adverbs.has(place.near(steps + 1).lower) ? steps + 2 : steps + 1);
      steps = place.tokens.indexOf(verb) - place.at;
    }
    const lemmas = [
      ...lexicon.finite(verb.lower).map(({ lemma }) => lemma),
      lexicon.infinitiveOf(verb.lower) ?? '',
    ];
    const isReflexive = clitics.some((word) => /^(?:se|s'|me|m'|te|t')$/.test(word));
    const asksDe = lemmas.some(
      (lemma) =>
        /^(?:parler|rêver|dépendre|douter|profiter|discuter)$/.test(lemma) ||
        (isReflexive && /^(?:souvenir|servir|occuper|plaindre|méfier|moquer|passer)$/.test(lemma)),
    );
    const next = place.near(steps + 1);
    return asksDe && !/^(?:de|d'|du|des|le|la|les|un|une|pour|à)$/.test(next.lower)
      ? here(place, lower === "qu'" ? 'dont ' : 'dont')
      : undefined;
  },
};
