import type { Place } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { determiners } from '../../lexicon/words.ts';

/** Words that precede the verb "a". */
export const thirdPerson = words("il elle on qui ça cela l' n' m' t' s' y ils ceci");

/**
 * Whether the "a" some steps from a place, with an infinitive after it, is a form of "avoir": it has a subject before
 * it or an object after the infinitive. Otherwise it stands for "à". This ensures that each mistake is corrected in
 * only one way.
 */
export function isAuxiliaryA({ near }: Pick<Place, 'near'>, steps: number, infinitive: number): boolean {
  const before = near(steps - 1);
  const isName = before.isWord && /^\p{Lu}\p{Ll}/u.test(before.text);
  return thirdPerson.has(before.lower) || isName || determiners.has(near(infinitive + 1).lower);
}
