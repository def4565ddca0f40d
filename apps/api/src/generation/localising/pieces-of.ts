/** A model keeps to its task, and to the paragraphs, in a few hundred words at a time. */
const longest = 3_000;
const mostParagraphs = 12;

/** Paragraphs in groups that a model masters; one that is longer by itself stays whole. */
export function piecesOf(paragraphs: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    const last = pieces.at(-1);
    if (last === undefined || last.length === mostParagraphs || length + paragraph.length > longest) {
      pieces.push([paragraph]);
      length = paragraph.length;
    } else {
      last.push(paragraph);
      length += paragraph.length;
    }
  }
  return pieces;
}
