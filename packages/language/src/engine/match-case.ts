import { upperFirst } from '@octavo/contract/upper-first';

/** Capitalises `replacement` like the words it replaces. */
export function matchCase(original: string, replacement: string): string {
  const letter = original.charAt(0);
  const isCapital = letter !== letter.toLowerCase();
  return isCapital ? upperFirst(replacement) : replacement;
}
