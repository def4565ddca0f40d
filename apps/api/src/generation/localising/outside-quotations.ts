/** Words of others, code and addresses: they stay as they are. */
const kept = /“[^”\n]*”|"[^"\n]*"|«[^»\n]*»|„[^“\n]*“|`[^`\n]*`|https?:\/\/\S+/gu;

/** Changes a text everywhere but inside quotations, code and addresses. */
export function outsideQuotations(text: string, change: (part: string) => string): string {
  let result = '';
  let at = 0;
  for (const { 0: quoted, index } of text.matchAll(kept)) {
    result += change(text.slice(at, index)) + quoted;
    at = index + quoted.length;
  }
  return result + change(text.slice(at));
}
