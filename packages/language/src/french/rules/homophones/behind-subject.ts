import { MS, singular } from '../../../romance/gender-and-number.ts';
import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isParticiple, onlyInfinitive } from '../../lexicon/word-classes.ts';
import { determiners, etre, prepositions } from '../../lexicon/words.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "Mes parents ce sont rencontrés", "Mon frère à perdu": recognised by the subject before. */
export const behindSubject: Rule = {
  name: 'FrBehindSubject',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const { lower } = place.near(0);
    const next = place.near(1);
    const before = place.near(-1);
    const noun = lexicon.noun(before.lower);
    const isSubject =
      noun !== 0 &&
      determiners.has(place.near(-2).lower) &&
      (place.near(-2).opens || place.near(-2).lower.length > 1);
    if (
      lower === 'ce' &&
      /^(?:sont|est|étaient|était|seront|sera)$/.test(next.lower) &&
      isSubject &&
      isParticiple(place.near(2), lexicon)
    ) {
      return here(place, 'se');
    }
    const isPast =
      isParticiple(next, lexicon) &&
      (lexicon.participle(next.lower) & MS) !== 0 &&
      !/^(?:côté|moitié|demi|partie|midi|fait|point|droit|pied|tout|jour)$/.test(next.lower);
    const later = place.near(2);
    const isGoing =
      determiners.has(later.lower) ||
      prepositions.has(later.lower) ||
      /^(?:l'|au|aux|que|qu'|hier)$/.test(later.lower) ||
      !later.isWord;
    if (lower === 'à' && isPast && isGoing && isSubject && place.near(-2).opens && (noun & singular) !== 0) {
      return here(place, 'a');
    }
    return undefined;
  },
};

/** "près à partir": "prêt" agrees with the person who is ready. */
export const ready: Rule = {
  name: 'FrReady',
  reason: 'SoundAlike',
  find(place, lexicon) {
    if (
      place.near(0).lower !== 'près' ||
      !/^(?:à)$/.test(place.near(1).lower) ||
      !onlyInfinitive(place.near(2), lexicon)
    ) {
      return undefined;
    }
    const verb = place.near(-1).lower;
    if (!etre.has(verb) && !/^(?:sembles?|semblent|tiens|tient|toujours|pas|déjà|jamais|être)$/.test(verb)) {
      return undefined;
    }
    const isMany = /^(?:sommes|êtes|sont|étions|étiez|étaient|serons|seront|semblent)$/.test(verb);
    const isShe = /^elles?$/.test(place.near(-2).lower);
    const forms = isMany ? (isShe ? ['prêtes'] : ['prêts', 'prêtes']) : isShe ? ['prête'] : ['prêt', 'prête'];
    const [first = '', ...others] = forms;
    return here(place, first, ...others);
  },
};
