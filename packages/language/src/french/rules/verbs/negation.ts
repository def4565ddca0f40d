import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { etre, subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

const everSo = /^(?:pas|jamais|rien|plus)$/;

/** "Je sais pas", "je n'ai pas rien compris": the two halves of the negation (Le Bon Usage, § 1014). */
export const negation: Rule = {
  name: 'FrNegationHalf',
  reason: 'Standard',
  find(place, lexicon) {
    const verb = place.near(0);
    const next = place.near(1);
    if (
      next.lower === 'pas' &&
      /^(?:rien|personne|jamais|aucun|aucune|nulle)$/.test(place.near(2).lower) &&
      !etre.has(verb.lower) &&
      /^(?:n'|ne)$/.test(place.near(-1).lower)
    ) {
      return { first: place.at + 1, last: place.at + 2, replacement: place.near(2).text };
    }
    const isVerb =
      isOnlyVerb(verb, lexicon) ||
      /^(?:ai|as|a|est|es|suis|va|vas|ont|sont|peux|peut|veux|veut|sais|fait)$/.test(verb.lower);
    if (!everSo.test(next.lower) || !isVerb || next.lower === 'plus') return undefined;
    const subject = place.near(-1);
    if (
      !/^(?:je|j'|tu|il|elle|ils|elles)$/.test(subject.lower) ||
      !lexicon
        .finite(verb.lower)
        .some(({ person, tense }) => person === subjects.get(subject.lower) && tense !== 'Y')
    ) {
      return undefined;
    }
    const after = place.near(2);
    if (next.lower === 'jamais' && !after.isWord) return undefined;
    const ne = /^[aeiouéèêhy]/.test(verb.lower) ? "n'" : 'ne ';
    const who = subject.lower === "j'" ? `${subject.text.startsWith('J') ? 'Je' : 'je'}` : subject.text;
    return { first: place.at - 1, last: place.at, replacement: `${who} ${ne}${verb.text}` };
  },
};

/** "ne boit jamais du café": a negation takes "de" (Le Bon Usage, § 585). */
export const negatedArticle: Rule = {
  name: 'FrNegatedArticle',
  reason: 'Standard',
  find(place, lexicon) {
    const article = place.near(0).lower;
    if (!/^(?:du|des|de)$/.test(article) || !/^(?:pas|jamais|plus)$/.test(place.near(-1).lower)) {
      return undefined;
    }
    const isLa = article === 'de' && /^(?:la|l')$/.test(place.near(1).lower);
    if (article === 'de' && !isLa) return undefined;
    const verb = place.near(-2);
    const isNegated = /^(?:ne|n')$/.test(place.near(-3).lower) || /^(?:ne|n')$/.test(place.near(-4).lower);
    const lemmas = lexicon.finite(verb.lower).map(({ lemma }) => lemma);
    if (
      !isNegated ||
      !lemmas.some((lemma) =>
        /^(?:boire|manger|avoir|acheter|prendre|vouloir|mettre|faire|vendre|utiliser|porter|lire|consommer|recevoir|trouver|connaître|voir)$/.test(
          lemma,
        ),
      )
    ) {
      return undefined;
    }
    const at = isLa ? 2 : 1;
    const noun = place.near(at);
    if (
      !isLower(noun) ||
      lexicon.noun(noun.lower) === 0 ||
      place.tokens.slice(place.at, place.at + 8).some(({ lower }) => /^(?:mais|que|qui|dont)$/.test(lower))
    ) {
      return undefined;
    }
    return lexicon.isElided(noun.lower)
      ? { first: place.at, last: place.at + at, replacement: `d'${noun.text}` }
      : { first: place.at, last: place.at + at - 1, replacement: 'de' };
  },
};

/** "beaucoup des amis": quantities take "de" (Le Bon Usage, § 586). */
export const quantityOf: Rule = {
  name: 'FrQuantityOf',
  reason: 'Standard',
  find(place, lexicon) {
    if (
      !/^(?:du|des)$/.test(place.near(0).lower) ||
      !/^(?:beaucoup|trop|assez|tant|tellement|peu)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    const noun = place.near(1);
    const later = place.near(2).lower;
    if (!isLower(noun) || lexicon.noun(noun.lower) === 0 || /^(?:que|qui|dont|de|d'|du|des)$/.test(later)) {
      return undefined;
    }
    return lexicon.isElided(noun.lower)
      ? { first: place.at, last: place.at + 1, replacement: `d'${noun.text}` }
      : here(place, 'de');
  },
};
