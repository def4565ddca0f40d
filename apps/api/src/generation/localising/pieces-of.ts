/** Within a few hundred words at a time, a model sticks to its task and to the paragraphs. */
const longest = 3_000;
const mostParagraphs = 12;

/** Groups paragraphs into pieces that a model can handle; a longer paragraph stays whole. */
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
