const fence = /^ {0,3}(?:```|~~~)/u;
const marker = /^\s*(?:#{1,6}|[-*+>]|\d{1,9}[.)])(?=\s)/u;
const sign = /[*_`~#[\]\\<&|]/u;
/** Punctuation around a word. */
const around = /^[("'“‘«]+|[)"'”’».,;:!?]+$/gu;

/**
 * Escapes Markdown characters of an answer that are meant literally: those in the writer's own words, line beginnings
 * that also occur in the writer's text, and a `*` between letters or digits.
 *
 * @param own the text that the answer was made from
 */
export function withLiteralSigns(answer: string, own: string): string {
  const ownWords = new Set(wordsOf(own).filter((word) => sign.test(word)));
  const ownMarkers = new Set(own.split('\n').map((line) => marker.exec(line)?.[0].trim()));
  let isCode = false;
  return answer
    .split('\n')
    .map((line) => {
      const isFence = fence.test(line);
      if (isFence) isCode = !isCode;
      if (isCode || isFence) return line;
      const [begun = ''] = marker.exec(line) ?? [];
      const first = ownMarkers.has(begun.trim()) ? escaped(begun) : begun;
      const rest = line.slice(begun.length).replaceAll(/\S+/gu, (word) => {
        if (word.includes('`')) return word;
        if (ownWords.has(word.replaceAll(around, ''))) return escaped(word);
        return word.replaceAll(/(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}])/gu, String.raw`\*`);
      });
      return first + rest;
    })
    .join('\n');
}

const wordsOf = (text: string): string[] => text.split(/\s+/u).map((word) => word.replaceAll(around, ''));

const escaped = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/gu, String.raw`\$&`);
