/** A text with its first character in upper case, where that is one character too (“ß” stays). */
export function upperFirst(text: string): string {
  const [first = ''] = text.match(/^./su) ?? [];
  const upper = first.toLocaleUpperCase();
  return upper.length === first.length ? upper + text.slice(first.length) : text;
}
