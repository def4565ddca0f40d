/** A model keeps to its task, and to the paragraphs, in a few hundred words at a time. */
const pieceLength = 3_000;

/** Paragraphs of a text, put together to pieces of a length that a model masters; a longer paragraph stays whole. */
export function piecesOf(text: string, length = pieceLength): string[] {
  const pieces: string[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + paragraph.length < length) {
      pieces[pieces.length - 1] = `${last}\n\n${paragraph}`;
    } else pieces.push(paragraph);
  }
  return pieces;
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
