import { here, type Fault, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower, type Token } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { isAuxiliaryA } from '../homophones/auxiliary-a.ts';
import { isBehindClause } from './finite-for-participle.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { adverbs, avoir, etre, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

const infinitiveAfter = words(
  'pour sans peut peux peuvent pouvons pouvez pouvait pourrait pourrais veut veux veulent voulons voulait voudrais voudrait dois doit doivent devons devez devrait devrais faut fallait faudra vais vas va allons allez vont allait allais laisse fait faire aller pouvoir vouloir devoir sais sait afin',
);

/** "-er" and "-é" sound alike: a participle follows "avoir", an infinitive follows a verb or a preposition. */
export const infinitiveOrParticiple: Rule = {
  name: 'FrErE',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0);
    const steps =
      adverbs.has(place.near(-1).lower) && !/^(?:rien|tout|plus)$/.test(place.near(-1).lower) ? -2 : -1;
    const before = place.near(steps);
    if (!isLower(word)) return undefined;
    const present = lexicon
      .finite(word.lower)
      .find(
        ({ tense, lemma, person }) => tense === 'P' && lemma.endsWith('er') && person !== 3 && person !== 4,
      );
    if (
      present &&
      steps === -1 &&
      avoir.has(before.lower) &&
      !isBehindClause(place, 1) &&
      (subjects.has(place.near(-2).lower) ||
        /^(?:m'|t'|l'|s'|n'|lui|nous|vous|leur|y)$/.test(place.near(-2).lower)) &&
      lexicon.noun(word.lower) === 0 &&
      lexicon.adjective(word.lower) === 0
    ) {
      const participle = lexicon.participleOf(present.lemma);
      return participle === undefined ? undefined : here(place, participle);
    }
    if (word.lower.endsWith('er') && lexicon.isInfinitive(word.lower)) {
      return toParticiple(place, before, steps, lexicon);
    }
    const isSound = /(?:é|ée|és|ées|ez|ais|ait)$/.test(word.lower);
    const afterOf = /^(?:à|de|d')$/.test(before.lower) && word.lower.endsWith('ez');
    const clitic =
      /^(?:me|m'|te|t'|se|s'|le|la|l'|les|lui|leur|y|en|nous|vous)$/.test(place.near(-1).lower) &&
      infinitiveAfter.has(place.near(-2).lower);
    const isGone =
      /^(?:allée?s?|venue?s?|partie?s?|montée?s?|descendue?s?|rentrée?s?|sortie?s?|retournée?s?)$/.test(
        before.lower,
      ) &&
      etre.has(place.near(steps - 1).lower) &&
      word.lower.endsWith('é');
    const isOf =
      /^(?:de|d')$/.test(before.lower) && word.lower.endsWith('é') && asksForVerb(place, steps - 1, lexicon);
    if (isGone || isOf) {
      const infinitive = lexicon.infinitiveOf(word.lower);
      return infinitive?.endsWith('er') === true ? here(place, infinitive) : undefined;
    }
    if (!isSound || !(infinitiveAfter.has(before.lower) || afterOf || clitic)) return undefined;
    if (lexicon.noun(word.lower) !== 0 || /^(?:assez|chez|nez|mais|jamais|fait|parfait)$/.test(word.lower)) {
      return undefined;
    }
    if (/^(?:fait|sais|sait|laisse)$/.test(before.lower) && !word.lower.endsWith('ez')) return undefined;
    if (
      before.lower === 'pour' &&
      /(?:ée|és|ées|é)$/.test(word.lower) &&
      lexicon.adjective(word.lower) !== 0
    ) {
      return undefined;
    }
    const lemma = lexicon.infinitiveOf(word.lower) ?? lexicon.finite(word.lower)[0]?.lemma;
    return lemma === undefined || !lemma.endsWith('er') ? undefined : here(place, lemma);
  },
};

const decided =
  /^(?:décider|refuser|essayer|oublier|promettre|proposer|accepter|éviter|finir|arrêter|risquer|conseiller|interdire|permettre|tenter|choisir|regretter|craindre|cesser|rêver|venir|demander|dire|avoir)$/;

/** "a décidé de": an infinitive follows. */
function asksForVerb(place: Place, steps: number, lexicon: FrenchLexicon): boolean {
  const { lower } = place.near(steps);
  const lemmas = [
    ...lexicon.finite(lower).map(({ lemma }) => lemma),
    lexicon.infinitiveOf(lower) ?? '',
    lexicon.isInfinitive(lower) ? lower : '',
  ];
  return (
    lemmas.some((lemma) => decided.test(lemma)) ||
    /^(?:envie|besoin|peur|raison|intention|afin|avant|temps)$/.test(lower)
  );
}

function toParticiple(place: Place, before: Token, steps: number, lexicon: FrenchLexicon): Fault | undefined {
  if (before.lower === 'a' && !isAuxiliaryA(place, steps, 0)) return undefined;
  const auxiliary =
    avoir.has(before.lower) ||
    (etre.has(before.lower) && before.lower !== 'est') ||
    (before.lower === 'est' && /^(?:il|elle|on|n'|s'|l')$/.test(place.near(steps - 1).lower));
  if (!auxiliary || lexicon.noun(place.near(0).lower) !== 0) return undefined;
  const form = lexicon.participleOf(place.near(0).lower);
  if (form === undefined) return undefined;
  const subject = place.near(steps - 1).lower;
  const isBeing = etre.has(before.lower);
  const fitting =
    isBeing && subject === 'elle'
      ? `${form}e`
      : isBeing && subject === 'ils'
        ? `${form}s`
        : isBeing && subject === 'elles'
          ? `${form}es`
          : form;
  return here(place, fitting);
}
