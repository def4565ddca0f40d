/**
 * Georgian sentences do not start with a capital: Unicode's Georgian capitals are for all-caps text only. A title-case
 * digraph is capitalised already.
 */
const withoutCapitals = /^[\p{Script=Georgian}\p{Lt}]/u;

/** Single-character digraphs, of which only the first letter is capitalised at the start of a text. */
const digraphs: Readonly<Record<string, string>> = { ǆ: 'ǅ', ǉ: 'ǈ', ǌ: 'ǋ', ǳ: 'ǲ' };

/** A text with its first character capitalised, where the capital is a single character: “ß” stays. */
export function upperFirst(text: string): string {
  const [first = ''] = text.match(/^./su) ?? [];
  const upper = digraphs[first] ?? first.toLocaleUpperCase();
  const stays = upper.length !== first.length || withoutCapitals.test(first);
  return stays ? text : upper + text.slice(first.length);
}
