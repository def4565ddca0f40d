import { upperFirst } from '@octavo/contract/upper-first';

/** Gives `replacement` the capital of the words whose place it takes. */
export function matchCase(original: string, replacement: string): string {
  const letter = original.charAt(0);
  const isCapital = letter !== letter.toLowerCase();
  return isCapital ? upperFirst(replacement) : replacement;
}
