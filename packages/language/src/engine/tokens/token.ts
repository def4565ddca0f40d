/** A word, a number or a punctuation mark of a paragraph; positions count UTF-16 units. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly from: number;
  readonly to: number;
  readonly isWord: boolean;
  /** The first word of a sentence. */
  readonly opens: boolean;
}

const ends = /^[.!?…]+$/u;
const marks = /^["'“”„«»‹›‘’()[\]—–-]$/u;

/**
 * Splits a paragraph into tokens.
 *
 * @param word matches a word of the language, with the flags g and u
 */
export function tokenize(paragraph: string, word: RegExp): Token[] {
  const pattern = new RegExp(
    String.raw`(${word.source})|\p{N}+(?:[.,:]\p{N}+)*|\.{3}|[^\s\p{L}\p{N}]`,
    word.flags,
  );
  let opens = true;
  return [...paragraph.matchAll(pattern)].map((match) => {
    const [text] = match;
    const isWord = match[1] !== undefined;
    const token = {
      text,
      lower: text.toLowerCase().replaceAll('’', "'"),
      from: match.index,
      to: match.index + text.length,
      isWord,
      opens: isWord && opens,
    };
    if (isWord || /^\p{N}/u.test(text)) opens = false;
    else if (ends.test(text)) opens = true;
    else if (!marks.test(text)) opens = text === ':' || text === ';' ? false : opens;
    return token;
  });
}

/** The empty token before the first and after the last one. */
export const noToken: Token = { text: '', lower: '', from: -1, to: -1, isWord: false, opens: false };

/** A capital followed by a lower-case letter: a name, or a noun in German. */
export const isCapitalised = ({ isWord, text }: Token): boolean => isWord && /^\p{Lu}\p{Ll}/u.test(text);

/** A lower-case word of at least two letters. */
export const isLower = ({ isWord, text }: Token): boolean => isWord && /^\p{Ll}{2,}/u.test(text);
