export type WordList = ReadonlyMap<string, string>;

/** Not part of an address, a file name or the like. */
const word = /(?<![\p{L}\p{N}'’_./@-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_]|[./@]\p{L})/gu;

/**
 * Replaces words from a list. The list is in lower case; an initial capital is kept, and a capitalised word inside a
 * sentence is a name and stays, unless the list has it capitalised.
 */
export function replaceWords(text: string, list: WordList): string {
  return text.replaceAll(word, (found, at: number) => {
    const exact = list.get(found);
    if (exact !== undefined) return exact;
    const lower = found.toLowerCase();
    const other = list.get(lower);
    if (other === undefined) return found;
    if (found === found.toUpperCase() && found.length > 1) return other.toUpperCase();
    return beginsSentence(text, at) ? capitalised(other) : found;
  });
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a position follows the end of a sentence, an opening punctuation mark, or Markdown markup. */
export const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…:]["'”’)\]]*\s+|\n\s*|["“‘«„(#>*-]\s*)$/u.test(text.slice(Math.max(0, at - 20), at));
