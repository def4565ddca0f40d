import { type Asked, isFree, isOwnRequest } from './asked.ts';

/** What encloses the whole of an answer. */
export type Wrapping = { readonly skip: number; readonly end: RegExp };

const none: Wrapping = { skip: 0, end: /$^/u };
const fence = /^(?:```|~~~)([\w+-]*)[^\S\n]*\n/u;
const fenceEnd = /(?<![^\S\n])\n?[^\S\n]*(?:```|~~~)[^\S\n]*(?:\n|$)/u;
const plainWords = new Set(['', 'text', 'txt', 'plaintext', 'markdown', 'md', 'plain', 'html']);
const tag =
  /^<(p|b|strong|i|em|div|span|answer|text|output|result|response|rewrite|rewritten|rewritten_text|paraphrase|summary|selection|version|texte|réponse|texto|resposta|antwort|auswahl|final|final_answer)>\s*/iu;

/** Tags that models make up: <paraphrased_text>, <text lang="en"> */
const anyTag = /^<([a-z][\w-]{0,40})(?: [^<>\n]{0,60})?>\s*/iu;
/** Where a template lets the model speak. */
const turn =
  /^(?:<s>|<bos>|<\|begin_of_text\|>|<\|im_start\|>(?:assistant)?|<\|start_header_id\|>assistant<\|end_header_id\|>|<start_of_turn>(?:model)?|<\|assistant\|>|\[\/INST\])\s*/u;

/** The fence or the tag around an answer; none if the author's text has one, or code was asked for. */
export function wrappingOf(text: string, of: Asked): Wrapping {
  const { replaced, material } = of;
  const [begun = ''] = token.test(material) ? [] : (turn.exec(text) ?? []);
  if (begun !== '') return { skip: begun.length, end: none.end };
  const [fenced, language = ''] = fence.exec(text) ?? [];
  if (fenced !== undefined) {
    const isProgram = !plainWords.has(language) && (!isFree(of) || isOwnRequest(of));
    return isProgram || /```|~~~/u.test(replaced) ? none : { skip: fenced.length, end: fenceEnd };
  }
  const [tagged, name = ''] = tag.exec(text) ?? (isFree(of) ? [] : (anyTag.exec(text) ?? []));
  if (tagged === undefined || replaced.includes(`<${name}`)) return none;
  return { skip: tagged.length, end: new RegExp(`</${name}>`, 'iu') };
}

/** Whether a beginning may be that of a wrapping that is not complete yet. */
export const mayBeWrapping = (start: string): boolean =>
  /^(?:`{1,2}|~{1,2}|(?:```|~~~)[\w+-]*[^\S\n]*)$/u.test(start) ||
  /^<[^\s<>]{0,40}>?$/u.test(start) ||
  /^<[a-z][\w-]{0,30} [^<>\n]{0,60}$/u.test(start);

/** Tokens with which a server's template ends an answer. */
const token =
  /<\|[a-z_]{2,20}\|>|<\/s>|<(?:eos|bos|pad|unk|sep|cls|mask)>|<(?:end|start)_of_turn>|\[\/?INST\]|<\|?\/?(?:begin|end)▁of▁sentence\|?>|### ?(?:Instruction|Response|Human|User|Assistant):?/u;

/** Where the model's template continues after the answer. */
export const templateAt = (text: string, material: string): number | undefined =>
  token.test(material) ? undefined : token.exec(text)?.index;

/** How many characters at the end may be the beginning of a template token or a closing tag. */
export const mayBeTemplate = (text: string): number => {
  const at = Math.max(
    text.lastIndexOf('<'),
    text.lastIndexOf('[/'),
    text.lastIndexOf('[I'),
    text.lastIndexOf('###'),
  );
  return at >= 0 && text.length - at < 24 && !/\s{2}|>./u.test(text.slice(at)) ? text.length - at : 0;
};

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‘': '’',
  "'": "'",
};

/**
 * Whether an answer begins with a quotation mark that the replaced text does not have: only the end shows what it
 * belongs to.
 */
export const mayBeQuoted = (text: string, { replaced }: Asked): boolean => {
  const [first = ''] = text;
  const [own = ''] = replaced.trimStart();
  return first in pairs && !(own in pairs);
};

/** Most pairs of quotation marks around an answer. */
const mostPairs = 4;

/** The answer without quotation marks that enclose all of it. */
export function withoutQuotes(text: string, asked: Asked): string {
  let inner = text;
  for (let pair = 0; pair < mostPairs; pair++) inner = withoutPair(inner, asked);
  return inner;
}

function withoutPair(text: string, asked: Asked): string {
  if (!mayBeQuoted(text, asked)) return text;
  const whole = text.trim();
  const [first = ''] = whole;
  const closing = pairs[first] ?? '';
  if (whole.length < 3 || !closing.includes(whole.at(-1) ?? ' ')) return text;
  const inner = whole.slice(1, -1);
  // If a mark inside closes the first one, the text merely begins and ends with something quoted.
  const isClosed =
    first === closing
      ? new RegExp(`[^\\s([]${first}(?![\\p{L}\\p{N}])`, 'u').test(
          inner.replaceAll(/(?<=\s|^|\()(["'])[^"']*\1/gu, ''),
        )
      : closesFirst(inner, first, closing);
  return isClosed ? text : inner.trim();
}

function closesFirst(inner: string, opening: string, closing: string): boolean {
  let open = 1;
  for (const sign of inner) {
    if (sign === opening) open += 1;
    // An apostrophe looks like a closing single quotation mark.
    else if (closing.includes(sign) && sign !== '’') open -= 1;
    if (open === 0) return true;
  }
  return false;
}
