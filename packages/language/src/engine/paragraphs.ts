/** A part of the submitted text that is checked on its own; `offset` counts UTF-16 units from the text's start. */
export type Paragraph = { readonly text: string; readonly offset: number };

/** A longer paragraph is split at the end of a sentence, so that each check stays short. */
export const longestCheck = 4000;

/** The text's lines that are not empty, with their offsets. */
export function splitParagraphs(text: string): Paragraph[] {
  return [...text.matchAll(/[^\r\n\u2028\u2029]+/g)]
    .filter((line) => line[0].trim() !== '')
    .flatMap((line) => cut({ text: line[0], offset: line.index }));
}

function cut(paragraph: Paragraph): Paragraph[] {
  const pieces: Paragraph[] = [];
  let start = 0;
  while (paragraph.text.length - start > longestCheck) {
    const end = start + breakingPlace(paragraph.text.slice(start, start + longestCheck));
    pieces.push({ text: paragraph.text.slice(start, end), offset: paragraph.offset + start });
    start = end;
  }
  return [...pieces, { text: paragraph.text.slice(start), offset: paragraph.offset + start }];
}

function breakingPlace(window: string): number {
  const sentence = [...window.matchAll(/[.!?。！？]["'”’)\]]*\s+/g)].at(-1);
  if (sentence) return sentence.index + sentence[0].length;
  const space = window.lastIndexOf(' ');
  if (space > 0) return space + 1;
  const splitsPair = /[\uD800-\uDBFF]$/.test(window);
  return splitsPair ? window.length - 1 : window.length;
}
