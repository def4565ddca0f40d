import { here, type Place, type TokenRule } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { FrenchLexicon } from '../../lexicon/lexicon.ts';
import { isOnlyVerb } from '../../lexicon/word-classes.ts';
import { adverbs, avoir } from '../../lexicon/words.ts';

const beforeAvoir = words("je j' tu il elle on nous vous ils elles m' t' l' n' lui leur les y");
/** "ce qu’il a est beau": words that may follow a completed clause. */
const mayFollowClause = words(
  'est sont était étaient sera va vont suffit vaut devient semble reste peut doit fait permet compte',
);

/** Whether a verb belongs to another clause than the "avoir" that many words before it. */
export const isBehindClause = ({ near }: Pick<Place, 'near'>, back: number): boolean =>
  /^(?:qu[e']|dont|où|quoi)$/.test(near(-back - 2).lower) && mayFollowClause.has(near(0).lower);

/** "m’a dis", "ont finit", "ai était": "avoir" takes the participle that sounds the same (Le Bon Usage, § 809). */
export const finiteForParticiple: TokenRule<FrenchLexicon> = {
  name: 'FrErE',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const word = place.near(0);
    if (!isOnlyVerb(word, lexicon) || lexicon.participle(word.lower) !== 0) return undefined;
    const back = adverbs.has(place.near(-1).lower) ? 2 : 1;
    const subject = place.near(-back - 1);
    if (!avoir.has(place.near(-back).lower) || !beforeAvoir.has(subject.lower)) return undefined;
    if (isBehindClause(place, back)) return undefined;
    const lemma = lexicon.finite(word.lower)[0]?.lemma;
    const participle = lemma === undefined ? undefined : lexicon.participleOf(lemma);
    return participle === undefined || participle === word.lower ? undefined : here(place, participle);
  },
};
