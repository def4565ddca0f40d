/**
 * Words of others, code and addresses: they stay as they are. No quotation holds its own opening mark, so that marks
 * that nothing closes are not each searched for to the end of the line.
 */
const kept = /“[^“”\n]*”|"[^"\n]*"|«[^«»\n]*»|„[^„“\n]*“|`[^`\n]*`|https?:\/\/\S+/gu;

/** Changes a text everywhere but inside quotations, code and addresses. */
export function outsideQuotations(text: string, change: (part: string) => string): string {
  let result = '';
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(kept)) {
    result += (index > at ? change(text.slice(at, index)) : '') + quoted;
    at = index + quoted.length;
  }
  return result + change(text.slice(at));
}
