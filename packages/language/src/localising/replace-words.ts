export type WordList = ReadonlyMap<string, string>;
/** What replaces a word in lower case, or a word as the list has it. */
export type Replacements = Pick<WordList, 'get'>;

/** Not part of an address, a file name, a tag, a command, a call or the like. */
const word = /(?<![\p{L}\p{N}'’_./@#$&\\<{-])\p{L}+(?:-\p{L}+)*(?![\p{L}\p{N}_(=]|[./@]\p{L})/gu;

/**
 * Replaces words from a list, also as parts of compounds with hyphens. The list is in lower case; an initial capital is
 * kept, and a capitalised word that seems to be a name stays, unless the list has it capitalised.
 */
export function replaceWords(text: string, list: Replacements): string {
  const isName = namesIn(text);
  return text.replaceAll(word, (found, at: number) => {
    const exact = startsWithCapital(found) ? list.get(found) : undefined;
    if (exact !== undefined) return isPartOfName(text, at) ? found : exact;
    const other = replacement(found, list);
    return other === undefined || isName(found, at) ? found : other;
  });
}

function replacement(found: string, list: Replacements): string | undefined {
  if (isMixed(found)) return undefined;
  const exact = list.get(found.toLowerCase());
  if (exact !== undefined) return inItsCase(found, exact);
  const parts = found.split('-');
  // Longer ones are names of programs and the like.
  if (parts.length !== 2) return undefined;
  const joined = parts.map((part) => replacement(part, list) ?? part).join('-');
  return joined === found ? undefined : joined;
}

/** "RegistrationName" is not a word. */
const isMixed = (found: string): boolean => /\p{Ll}\p{Lu}/u.test(found);

/** A replacement with the capitals of what it replaces. */
export function inItsCase(found: string, other: string): string {
  if (isAllCapitals(found)) return other.toUpperCase();
  return startsWithCapital(found) ? capitalised(other) : other;
}

const startsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether a position follows the end of a sentence, an opening punctuation mark, or Markdown markup. */
export const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…]["'”’)\]]*\s+|\n\s*|["“‘«„(#>*-]\s*)$/u.test(text.slice(Math.max(0, at - 20), at));

/** Words that are no part of a name, whatever follows them. */
const neverNames = /^(?:amongst|towards?|while|whilst|em u(?:mas?|m|ns))$/iu;
const capitalFollows = /^\s+(?!I\b)\p{Lu}/u;

/**
 * Tells whether a phrase is capitalised and not only because it begins a sentence: another capital follows ("Labour
 * Party"), or the text has it with a capital inside a sentence. Words all in capitals are no names.
 */
export function namesIn(text: string): (phrase: string, at: number) => boolean {
  const inside = new Map<string, boolean>();
  const isInside = (phrase: string): boolean => {
    for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + phrase.length)) {
      if (!beginsSentence(text, at)) return true;
    }
    return false;
  };
  return (phrase, at) => {
    if (!startsWithCapital(phrase) || isAllCapitals(phrase)) return false;
    if (!beginsSentence(text, at)) return true;
    if (neverNames.test(phrase)) return false;
    const end = at + phrase.length;
    if (capitalFollows.test(text.slice(end, end + 9))) return true;
    const known = inside.get(phrase) ?? isInside(phrase);
    inside.set(phrase, known);
    return known;
  };
}

/** Whether another capitalised word precedes, and not only because it begins a sentence: "Estação Armênia". */
function isPartOfName(text: string, at: number): boolean {
  const before = /\p{Lu}\p{L}{2,30}\s+$/u.exec(text.slice(Math.max(0, at - 40), at));
  return before !== null && !beginsSentence(text, at - before[0].length);
}

export const isAllCapitals = (text: string): boolean => text.length > 1 && text === text.toUpperCase();
