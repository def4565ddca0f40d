import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb, isParticiple, onlyInfinitive, onlyParticiple } from '../../lexicon/word-classes.ts';
import { determiners, subjects } from '../../lexicon/words.ts';
import { isAuxiliaryA, thirdPerson } from './auxiliary-a.ts';
import { soundAlike } from './sound-alike-rule.ts';

type Rule = TokenRule<FrenchLexicon>;

/** Latin and Italian phrases after "a". */
const latin = words('minima maxima priori posteriori fortiori contrario pari latere cappella giorno tempera');

/** "a" and "à" (Le Bon Usage, § 102). */
const a = soundAlike('FrAOrA', words('a'), ({ near }, lexicon) => {
  const before = near(-1);
  const next = near(1);
  if (latin.has(next.lower)) return undefined;
  if (
    (onlyInfinitive(next, lexicon) && !isAuxiliaryA({ near }, 0, 1)) ||
    (/^(?:me|te|se|le|la|les|l'|lui|leur|y|en)$/.test(next.lower) &&
      onlyInfinitive(near(2), lexicon) &&
      !subjects.has(before.lower))
  ) {
    return 'à';
  }
  if (thirdPerson.has(before.lower) || near(0).opens) return undefined;
  if (
    isOnlyVerb(before, lexicon) &&
    !/^(?:est|fut|soit|a|ont)$/.test(before.lower) &&
    !isParticiple(next, lexicon)
  ) {
    return 'à';
  }
  if (
    /^(?:grâce|jusqu'|jusque|quant|face|rapport|suite|contrairement|conformément|près|habitué|habituée|prêt|prête|prêts|allé|allée|allés|allées|arrivé|arrivée|parti|partie|commencé|commence|réussi|aider|aller|apprendre|habiter|arriver|tard|partir|demain|bientôt)$/.test(
      before.lower,
    ) &&
    !isParticiple(next, lexicon)
  ) {
    return 'à';
  }
  if (/^(?:\p{N}+h?|midi|minuit)$/u.test(next.lower) && isOnlyVerb(before, lexicon)) return 'à';
  return undefined;
});

const toHave = soundAlike('FrHas', words('à'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  const isAfterSubject =
    /^(?:il|elle|on|ça|n'|n'y|y)$/.test(before) ||
    (before === 'qui' && (isParticiple(next, lexicon) || determiners.has(next.lower)));
  if (
    isAfterSubject &&
    !onlyInfinitive(next, lexicon) &&
    !(before === 'elle' && !isParticiple(next, lexicon))
  ) {
    return 'a';
  }
  const isName = /^\p{Lu}\p{Ll}/u.test(near(-1).text) && near(-1).opens;
  const isNoun =
    lexicon.noun(before) !== 0 && near(-1).isWord && determiners.has(near(-2).lower) && near(-2).opens;
  return (isName || isNoun) &&
    onlyParticiple(next, lexicon) &&
    /(?:é|i|u|is|it)$/.test(next.lower) &&
    !/^(?:côté|moitié|demi|partie|midi)$/.test(next.lower)
    ? 'a'
    : undefined;
});

const placeBefore =
  /^(?:là|d'|jusqu'|moment|jour|endroit|pays|ville|lieu|maison|époque|année|cas|partout|n'importe|importe|village|quartier|région|école|restaurant|point|mesure|siècle|monde|parc|hôtel)$/;

/** "ou" and "où". */
const where = soundAlike('FrOu', words('ou'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  const isSubject = subjects.has(next.lower) || /^(?:l'|le|la|les|on|se|s')$/.test(next.lower);
  if (
    placeBefore.test(before) &&
    (isSubject || before === "d'" || before === "n'importe" || before === 'importe')
  ) {
    return 'où';
  }
  if (
    /^(?:sais|sait|savoir|demande|dis|dit|dire|ignore|savez|savent|demander)$/.test(before) &&
    (isSubject || isOnlyVerb(next, lexicon))
  ) {
    return 'où';
  }
  if (
    /^(?:pas|plus)$/.test(before) &&
    /^(?:sais|sait|savoir|savez|savent|dit|rappelle)$/.test(near(-2).lower) &&
    isSubject
  ) {
    return 'où';
  }
  if (
    near(0).opens &&
    /^(?:est|sont|vas|va|allez|habites|habitez|étais|es|êtes|se|est-ce|vas-tu|es-tu|habites-tu)/.test(
      next.lower,
    )
  ) {
    return 'où';
  }
  return undefined;
});

const or = soundAlike('FrOuOr', words('où'), ({ near }, lexicon) =>
  (near(-1).isWord &&
    near(-1).lower !== "d'" &&
    determiners.has(near(1).lower) &&
    lexicon.noun(near(2).lower) !== 0 &&
    /^[.?!]$/.test(near(3).text)) ||
  near(1).lower === 'bien' ||
  (/^\p{N}/u.test(near(-1).text) && /^\p{N}/u.test(near(1).text)) ||
  (near(-1).lower === 'oui' && near(1).lower === 'non')
    ? 'ou'
    : undefined,
);

/** "a" and "à", "ou" and "où": distinguished by the accent. */
export const accentHomophones: readonly Rule[] = [a, toHave, where, or];
