const sentenceEnd = /[.!?…:;。！？؟][\p{Pe}\p{Pf}\p{Po}"'’*_`~\s]*$/u;
const closed = /[\p{Pe}\p{Pf}"*_`|~>\]}]\s*$/u;
const listItem = /^\s*(?:[-*+•#]|\d{1,3}[.)])\s/u;

/** Whether a text ends where a sentence, a heading or a list item does, rather than in the middle of one. */
export function endsLikeText(text: string): boolean {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  return sentenceEnd.test(last) || closed.test(last) || listItem.test(last);
}
