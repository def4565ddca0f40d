/** Words inserted, omitted or substituted, per word spoken (Levenshtein distance of words). */
export function wordErrorRate(said: string, heard: string): number {
  const wanted = wordsOf(said);
  let row = wordsOf(heard).map((_, index) => index + 1);
  const words = wordsOf(heard);
  for (const [line, word] of wanted.entries()) {
    let diagonal = line;
    let left = line + 1;
    row = row.map((above, column) => {
      const best = Math.min(above + 1, left + 1, diagonal + (words[column] === word ? 0 : 1));
      diagonal = above;
      left = best;
      return best;
    });
  }
  return (row.at(-1) ?? wanted.length) / wanted.length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];
