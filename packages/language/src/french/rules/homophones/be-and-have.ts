import { plural, singular } from '../../../romance/gender-and-number.ts';
import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb, isParticiple, onlyParticiple } from '../../lexicon/word-classes.ts';
import { adverbs, determiners, prepositions } from '../../lexicon/words.ts';
import { soundAlike } from './sound-alike-rule.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "son" and "sont", "on" and "ont", "et" and "est". */
const sont = soundAlike('FrSont', words('son'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  if (/^(?:ils|elles)$/.test(before)) return 'sont';
  const isPluralNoun =
    (lexicon.noun(before) & plural) !== 0 && /[sx]$/.test(before) && determiners.has(near(-2).lower);
  const goesOn =
    onlyParticiple(next, lexicon) ||
    adverbs.has(next.lower) ||
    (isLower(next) && lexicon.noun(next.lower) === 0 && (lexicon.adjective(next.lower) & plural) !== 0) ||
    determiners.has(next.lower) ||
    /^(?:en|dans|à)$/.test(next.lower);
  return (isPluralNoun || before === 'qui') && goesOn ? 'sont' : undefined;
});

const son = soundAlike('FrSon', words('sont'), ({ near }, lexicon) =>
  (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon)) &&
  near(-2).lower !== 'qui' &&
  isLower(near(1)) &&
  (lexicon.noun(near(1).lower) & singular) !== 0 &&
  lexicon.participle(near(1).lower) === 0
    ? 'son'
    : undefined,
);

const ont = soundAlike('FrOnt', words('on'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const isPluralNoun =
    (lexicon.noun(before) & plural) !== 0 && /[sx]$/.test(before) && determiners.has(near(-2).lower);
  return (/^(?:ils|elles|qui)$/.test(before) || isPluralNoun) &&
    (onlyParticiple(near(1), lexicon) ||
      determiners.has(near(1).lower) ||
      (adverbs.has(near(1).lower) && isParticiple(near(2), lexicon)))
    ? 'ont'
    : undefined;
});

const on = soundAlike('FrOn', words('ont'), ({ near }, lexicon) => {
  const next = near(1);
  const starts = near(0).opens || /^(?:,|que|quand|si|et|mais|où)$/.test(near(-1).lower);
  return starts &&
    isLower(next) &&
    lexicon.finite(next.lower).some(({ person }) => person === 2) &&
    lexicon.participle(next.lower) === 0 &&
    !determiners.has(next.lower)
    ? 'on'
    : undefined;
});

const est = soundAlike('FrEst', words('et'), ({ near }, lexicon) => {
  const before = near(-1).lower;
  const next = near(1);
  if (/^(?:c'|n'|qu'il|ce)$/.test(before)) return 'est';
  if (!/^(?:il|elle|on|qui|cela|ça)$/.test(before) || prepositions.has(near(-2).lower)) return undefined;
  return isParticiple(next, lexicon) ||
    adverbs.has(next.lower) ||
    (isLower(next) && lexicon.adjective(next.lower) !== 0 && lexicon.noun(next.lower) === 0) ||
    /^(?:un|une|à|en|dans)$/.test(next.lower)
    ? 'est'
    : undefined;
});

const et = soundAlike('FrEt', words('est'), ({ near }, lexicon) =>
  /^(?:je|j'|tu|il|elle|ils|elles|on)$/.test(near(1).lower) &&
  near(-1).isWord &&
  !/^(?:qui|que|où|ce|il|elle|on|l'|c'|n'|quel|quelle|comment|ne)$/.test(near(-1).lower) &&
  isOnlyVerb(near(2), lexicon)
    ? 'et'
    : undefined,
);

const judged =
  /^(?:vrai|bien|pas|très|un|une|le|la|l'|mon|ma|à|de|pour|pourquoi|ainsi|comme|moi|toi|lui|elle|trop|facile|difficile|important|possible|impossible|dommage|vraiment|quoi|toujours|jamais|beaucoup|plus|moins|normal|super|génial|aussi|parce|que|quand|mieux)$/;

/** "ces", "ses", "c’est", "s’est". */
const itIs = soundAlike('FrCest', words('ces ses'), ({ near }, lexicon) => {
  const next = near(1).lower;
  return judged.test(next) &&
    (lexicon.noun(next) & plural) === 0 &&
    !prepositions.has(near(-1).lower) &&
    !/^(?:plus|moins)$/.test(next)
    ? "c'est"
    : undefined;
});

/** "la" and "l’a", "ma" and "m’a". */
const has = soundAlike('FrLa', words('la ma ta'), ({ near }, lexicon) => {
  const [letter = ''] = near(0).lower;
  return /^(?:il|elle|on|qui|ne)$/.test(near(-1).lower) && onlyParticiple(near(1), lexicon)
    ? `${letter}'a`
    : undefined;
});

/** Forms of "être" and "avoir", and their homophones. */
export const beAndHaveHomophones: readonly Rule[] = [sont, son, ont, on, est, et, itIs, has];
