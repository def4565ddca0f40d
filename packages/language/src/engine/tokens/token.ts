/** A word, a number or a sign of a paragraph; places count UTF-16 units. */
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
 * Cuts a paragraph into tokens.
 *
 * @param word what is a word in the language, with the flags g and u
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

/** What stands for nothing, before the first token and behind the last one. */
export const noToken: Token = { text: '', lower: '', from: -1, to: -1, isWord: false, opens: false };

/** A word with a capital and a small letter behind it: a name, or in German a noun. */
export const isCapitalised = ({ isWord, text }: Token): boolean => isWord && /^\p{Lu}\p{Ll}/u.test(text);

/** A word of two letters or more without a capital. */
export const isLower = ({ isWord, text }: Token): boolean => isWord && /^\p{Ll}{2,}/u.test(text);
