import type { Place } from '../../../engine/tokens/rule.ts';
import { words } from '../../../engine/tokens/word-list.ts';
import { determiners } from '../../lexicon/words.ts';

/** What stands before the verb "a". */
export const thirdPerson = words("il elle on qui ça cela l' n' m' t' s' y ils ceci");

/**
 * Whether the "a" at some steps from a place, with an infinitive behind it, is a form of "avoir": it has a subject
 * before it or an object behind the infinitive. Else it stands for "à". One mistake is then mended in one way only.
 */
export function isAuxiliaryA({ near }: Pick<Place, 'near'>, steps: number, infinitive: number): boolean {
  const before = near(steps - 1);
  const isName = before.isWord && /^\p{Lu}\p{Ll}/u.test(before.text);
  return thirdPerson.has(before.lower) || isName || determiners.has(near(infinitive + 1).lower);
}
