import type { Place } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf, readPersonalInfinitive } from '../../lexicon/verb-readings.ts';
import { nounOf } from '../../lexicon/word-classes.ts';
import { subjects } from '../../lexicon/words.ts';

const reflexive = /^(?:me|te|se|nos)$/;
const beforeVerb = words('que não se me te já');
const lightAdverbs = words(
  'muito mais sempre também só hoje ontem imenso bastante logo já ainda pouco tanto nunca apenas menos',
);

/** A verb that may require a preposition. */
export interface GoverningVerb {
  /** The infinitives to which the form may belong. */
  readonly lemmas: readonly string[];
  readonly isReflexive: boolean;
}

/** The verb at a place, in any form. */
export function governingVerb({ near }: Place, lexicon: PortugueseLexicon): GoverningVerb | undefined {
  const token = near(0);
  const before = near(-1).lower;
  const [, bare = '', pronoun] = /^(\p{L}+?)(?:-(me|te|se|nos|lhe|lhes))?$/u.exec(token.lower) ?? [];
  if (bare === '' || (!/^\p{Ll}/u.test(token.text) && !token.opens)) return undefined;
  const personal = readPersonalInfinitive(bare, lexicon)?.infinitive;
  const lemmas = [
    ...readingsOf({ ...token, text: bare, lower: bare }, lexicon).map(({ lemma }) => lemma),
    ...(lexicon.isInfinitive(bare) ? [bare] : []),
    ...(personal === undefined ? [] : [personal]),
  ];
  if (lemmas.length === 0) return undefined;
  const mayBeNoun = nounOf(token, lexicon) !== 0 && pronoun === undefined;
  if (mayBeNoun && !subjects.has(before) && !beforeVerb.has(before)) return undefined;
  return { lemmas, isReflexive: reflexive.test(pronoun ?? '') || reflexive.test(before) };
}

/** How many steps after the verb its preposition stands: an adverb may come in between. */
export const stepsToPreposition = ({ near }: Place): number => (lightAdverbs.has(near(1).lower) ? 2 : 1);
