const fence = /^ {0,3}(?:```|~~~)/u;
const marker = /^\s*(?:#{1,6}|[-*+>]|\d{1,9}[.)])(?=\s)/u;
const sign = /[*_`~#[\]\\<&|]/u;
/** What ends a word and is none of it. */
const around = /^[("'“‘«]+|[)"'”’».,;:!?]+$/gu;

/**
 * An answer in which Markdown signs that are meant as they stand are escaped: those of the writer's own words, beginnings
 * of lines as the writer's own have, and a `*` between letters or digits.
 *
 * @param own what the answer was made of
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
