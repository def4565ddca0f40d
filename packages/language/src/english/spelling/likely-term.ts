/** Learners seldom misspell words this short; abbreviated names are unknown just as often. */
const shortWord = 4;

/** Whether an unknown word is likely a term: it is short, or lacks only a capital ("sid", "haskell"). */
export const isLikelyTerm = (written: string, meant: string): boolean =>
  written.length <= shortWord || written.toLowerCase() === meant.toLowerCase();
