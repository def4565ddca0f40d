import type { TokenRule } from '../../../engine/tokens/rule.ts';
import { isLower } from '../../../engine/tokens/token.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { avoir, determiners, etre, prepositions, subjects } from '../../lexicon/words.ts';
import { soundAlike } from './sound-alike-rule.ts';

type Rule = TokenRule<FrenchLexicon>;

/** "sa" and "ça". */
const ca = soundAlike('FrCa', words('sa'), ({ near }, lexicon) =>
  /^(?:va|marche|fait|ne|n'|est|y|dépend|suffit|m'|me|te|t'|s'|c'|veut|peut|sera|serait|devient|commence|arrive|prend|coûte|vaut|change)$/.test(
    near(1).lower,
  ) &&
  (lexicon.noun(near(1).lower) === 0 ||
    !/^\p{L}+$/u.test(near(2).text) ||
    !determiners.has(near(-1).lower)) &&
  !/^(?:marche)$/.test(near(1).lower)
    ? 'ça'
    : undefined,
);

const sa = soundAlike('FrSa', words('ça'), ({ near }, lexicon) =>
  isLower(near(1)) &&
  lexicon.noun(near(1).lower) === 2 &&
  lexicon.finite(near(1).lower).length === 0 &&
  (prepositions.has(near(-1).lower) || isOnlyVerb(near(-1), lexicon))
    ? 'sa'
    : undefined,
);

const quelle = soundAlike('FrQuelle', words('quelle quelles'), ({ near }, lexicon) =>
  /^(?:pense|penses|pensent|crois|croit|croient|dit|dis|disent|sait|sais|parce|pour|avant|espère|alors|veut|veux|faut|afin|bien)$/.test(
    near(-1).lower,
  ) &&
  (isOnlyVerb(near(1), lexicon) ||
    etre.has(near(1).lower) ||
    avoir.has(near(1).lower) ||
    /^(?:ne|n'|se|s'|me|te)$/.test(near(1).lower)) &&
  !(/^(?:sait|sais|dis|dit)$/.test(near(-1).lower) && etre.has(near(1).lower))
    ? near(0).lower.replace('quelle', "qu'elle")
    : undefined,
);

const leur = soundAlike('FrLeur', words('leurs'), ({ near }, lexicon) =>
  (subjects.has(near(-1).lower) || near(-1).lower === 'ne' || near(-1).lower === 'qui') &&
  isLower(near(1)) &&
  lexicon.finite(near(1).lower).length > 0
    ? 'leur'
    : undefined,
);

const tout = soundAlike('FrTout', words('tout tous toute toutes'), ({ near }, lexicon) => {
  const next = near(1).lower;
  const word = near(0).lower;
  if (/^(?:les|ces|mes|tes|ses|nos|vos|leurs)$/.test(next)) {
    if (word === 'tout') {
      return (lexicon.noun(near(2).lower) & 5) === 0 && lexicon.noun(near(2).lower) !== 0 ? 'toutes' : 'tous';
    }
    return word === 'toute' ? 'toutes' : undefined;
  }
  if (/^(?:le|ce|mon|ton|son)$/.test(next)) return word === 'tous' ? 'tout' : undefined;
  if (/^(?:la|cette|ma|ta|sa)$/.test(next)) {
    return word === 'tout' && lexicon.noun(near(2).lower) === 2
      ? 'toute'
      : word === 'toutes'
        ? 'toute'
        : undefined;
  }
  return undefined;
});

/** Determiners and their homophones. */
export const determinerHomophones: readonly Rule[] = [ca, sa, quelle, leur, tout];
