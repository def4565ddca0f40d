const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';
const syllables = 6;
/** SPEC §9: a number below 99. */
const numbers = 99;

/** Entropy of a suggested code, in bits: about 43. */
export const shareCodeEntropy = syllables * Math.log2(consonants.length * vowels.length) + Math.log2(numbers);

/**
 * A random word and a number below 99 (SPEC §9), such as `tamirofulena-42`. The word is made up: a dictionary word
 * could be guessed within the server's rate limits (docs/decisions/0906-guessing-share-codes.md).
 *
 * @param below returns a whole number from 0 up to, but not including, its argument
 */
export function suggestShareCode(below: (bound: number) => number = randomBelow): string {
  const letter = (letters: string): string => letters.charAt(below(letters.length));
  const word = Array.from({ length: syllables }, () => letter(consonants) + letter(vowels)).join('');
  return `${word}-${below(numbers)}`;
}

// The modulo bias over 2^32 values is below a millionth of a percent.
const randomBelow = (bound: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % bound;
