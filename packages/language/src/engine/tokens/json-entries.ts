const quote = 34;
const backslash = 92;
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/**
 * Yields the entries of a text that is one JSON object, so that of a large word list only one entry is in memory
 * besides the text.
 *
 * @throws SyntaxError if an entry is not valid JSON
 */
export function* jsonEntries(text: string): Generator<[key: string, value: unknown]> {
  let depth = 0;
  let isQuoted = false;
  let start = text.indexOf('{') + 1;
  for (let at = start - 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isQuoted) {
      if (code === backslash) at++;
      else if (code === quote) isQuoted = false;
      continue;
    }
    if (code === quote) isQuoted = true;
    else if (opening.has(code)) depth++;
    else if (closing.has(code)) depth--;
    const isEnd = (depth === 1 && text.charAt(at) === ',') || depth === 0;
    if (!isEnd) continue;
    const entry = text.slice(start, at);
    start = at + 1;
    if (entry.trim() !== '') {
      const [pair] = Object.entries<unknown>(JSON.parse(`{${entry}}`));
      if (pair) yield pair;
    }
    if (depth === 0) return;
  }
}
