import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';

/** A word of a paragraph; `from` and `to` count UTF-16 units. */
export type TaggedWord = {
  readonly text: string;
  /** In lower case, with a straight apostrophe. */
  readonly lower: string;
  /** Universal part of speech: NOUN, VERB, … */
  readonly kind: string;
  readonly lemma: string;
  readonly from: number;
  readonly to: number;
  /** What stands between the previous word and this one, without spaces. */
  readonly before: string;
};

let loaded: ReturnType<typeof winkNLP> | undefined;
const wink = (): ReturnType<typeof winkNLP> => (loaded ??= winkNLP(model, ['sbd', 'pos']));

type Token = { text: string; kind: string; lemma: string; isWord: boolean; from: number; to: number };

export type TaggedSentence = {
  readonly words: readonly TaggedWord[];
  /** What stands between the last word and the next sentence. */
  readonly end: string;
  /** What stands before the first word. */
  readonly start: string;
};

/** The words of a paragraph by sentences; a new one begins after a full stop, colon, bracket or quotation mark. */
export function taggedSentences(paragraph: string): TaggedSentence[] {
  const sentences: TaggedSentence[] = [];
  let sentence: TaggedWord[] = [];
  let start = '';
  let before = '';
  const close = (): void => {
    if (sentence.length > 0) sentences.push({ words: sentence, end: before, start });
    sentence = [];
    start = before;
  };
  for (const token of joined(tokensOf(paragraph), paragraph)) {
    if (!token.isWord) {
      before += token.text;
      continue;
    }
    if (/[^,'’-]/.test(before)) close();
    sentence.push({
      text: token.text,
      lower: token.text.toLowerCase().replaceAll('’', "'").replaceAll(' ', ''),
      kind: token.kind,
      lemma: token.lemma,
      from: token.from,
      to: token.to,
      before,
    });
    before = '';
  }
  close();
  return sentences;
}

function tokensOf(paragraph: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  const read = withSmallStarts(paragraph);
  wink()
    .readDoc(read)
    .tokens()
    .each((token: ItemToken) => {
      const from = read.indexOf(token.out(), place);
      if (from < 0) return;
      place = from + token.out().length;
      const text = paragraph.slice(from, place);
      const kind = property(token, 'pos');
      const isWord = /[\p{L}\p{N}]/u.test(text);
      tokens.push({ text, kind, lemma: property(token, 'lemma'), isWord, from, to: place });
    });
  return tokens;
}

/** Lowers the first letters of sentences, as the tagger takes a noun there for a name. The text keeps its length. */
const withSmallStarts = (paragraph: string): string =>
  paragraph.replaceAll(
    /(?<=^|(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Sr|Jr|[A-Z]))[.!?]["'”’)\]]*\s+["'“‘(]?)[A-Z](?=[a-z]+[\s,])/g,
    (letter) => letter.toLowerCase(),
  );

/** Joins contractions, possessives and hyphenated words into one word each: "do" and "n't" are "don't". */
function joined(tokens: readonly Token[], paragraph: string): Token[] {
  const words: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = words.at(-1);
    const touches = last?.to === token.from;
    const isEnding = /^(?:n['’]t|['’](?:s|m|re|ve|ll|d))$/i.test(token.text);
    const isHyphen =
      /^[-‐‑]$/.test(token.text) && touches && last.isWord && tokens[index + 1]?.from === token.to;
    const followsHyphen = touches && last.isWord && /[-‐‑]$/.test(last.text);
    if (last?.isWord && (isEnding || isHyphen || (followsHyphen && token.isWord))) {
      last.to = token.to;
      last.text = paragraph.slice(last.from, last.to);
      if (!isEnding) last.kind = token.kind;
    } else {
      words.push({ ...token });
    }
  }
  return words;
}

/** wink's type of `out` omits some of its own readers. */
const property = (token: ItemToken, name: 'pos' | 'lemma'): string => String(token.out(reader(name)));

const reader = (name: string): ItsFunction<string> => Reflect.get(wink().its, name);
