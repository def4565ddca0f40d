// German closes by marks that open elsewhere: „Nein.“, »Nein.«
const sentenceEnd = /[.!?…:;。！？؟][\p{Pe}\p{Pf}\p{Pi}\p{Po}"'’*_`~\s]*$/u;
const closed = /[\p{Pe}\p{Pf}\p{Pi}"*_`|~>\]}]\s*$/u;
const listItem = /^\s*(?:[-*+•#]|\d{1,3}[.)])\s/u;

/** More characters than close a sentence. */
const mostEnd = 100;

/** Whether a text ends where a sentence, a heading or a list item does, rather than in the middle of one. */
export function endsLikeText(text: string): boolean {
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  const end = last.slice(-mostEnd);
  return sentenceEnd.test(end) || closed.test(end) || listItem.test(last);
}
