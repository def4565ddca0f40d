/** Learners seldom misspell so few letters; shortened names are unknown as often. */
const shortWord = 4;

/** Whether an unknown word is likely a term: short, or short of a capital only ("sid", "haskell"). */
export const isLikelyTerm = (written: string, meant: string): boolean =>
  written.length <= shortWord || written.toLowerCase() === meant.toLowerCase();
