/**
 * Quotations, quoted lines, code and addresses, which stay as they are. A quotation may not contain its own opening
 * mark, and one in single straight marks is short; otherwise every unclosed mark would be searched for to the end of the line.
 */
const kept = new RegExp(
  [
    String.raw`^[ \t]*>[^\n]*`,
    String.raw`“[^“”\n]*”`,
    String.raw`"[^"\n]*"`,
    String.raw`«[^«»\n]*»`,
    String.raw`„[^„“\n]*“`,
    // An apostrophe inside a word ends no quotation.
    String.raw`‘(?:[^‘’\n]|’(?=\p{L}))*’(?!\p{L})`,
    String.raw`(?<![\p{L}\p{N}'’])'(?=\S)(?:[^'\n]|'(?=\p{L})){1,400}'(?!\p{L})`,
    '`[^`\\n]*`',
    String.raw`https?:\/\/\S+`,
  ].join('|'),
  'gmu',
);

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
