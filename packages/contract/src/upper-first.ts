/** A Georgian text has no capitals at its beginning: those of Unicode are for texts in capitals alone. */
const withoutCapitals = /^\p{Script=Georgian}/u;

/** Digraphs of one character, of which the first letter alone is a capital at the beginning of a text. */
const digraphs: Readonly<Record<string, string>> = { ǆ: 'ǅ', ǉ: 'ǈ', ǌ: 'ǋ', ǳ: 'ǲ' };

/** A text with its first character as a capital, where there is one that is a single character: “ß” stays. */
export function upperFirst(text: string): string {
  const [first = ''] = text.match(/^./su) ?? [];
  const upper = digraphs[first] ?? first.toLocaleUpperCase();
  const stays = upper.length !== first.length || withoutCapitals.test(first);
  return stays ? text : upper + text.slice(first.length);
}
