/**
 * Quotations, code and addresses, which stay as they are. A quotation may not contain its own opening mark; otherwise
 * every unclosed mark would be searched for to the end of the line.
 */
const kept = /“[^“”\n]*”|"[^"\n]*"|«[^«»\n]*»|„[^„“\n]*“|`[^`\n]*`|https?:\/\/\S+/gu;

/** Changes a text everywhere except in quotations, code and addresses. */
export function outsideQuotations(text: string, change: (part: string) => string): string {
  let result = '';
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(kept)) {
    result += (index > at ? change(text.slice(at, index)) : '') + quoted;
    at = index + quoted.length;
  }
  return result + change(text.slice(at));
}
