const mark = /\[\[(\d{1,3})\]\]/gu;

/**
 * Puts a marker before each paragraph, to assign the parts of an answer to them; null if they contain such markers
 * themselves.
 */
export function withMarks(paragraphs: readonly string[]): string | null {
  if (paragraphs.some((paragraph) => new RegExp(mark).test(paragraph))) return null;
  return paragraphs.map((paragraph, index) => `[[${index + 1}]] ${paragraph}`).join('\n\n');
}

/** The text after each marker of an answer; null unless all markers came back, once each and in order. */
export function byMarks(answer: string, count: number): string[] | null {
  const marks = [...answer.matchAll(mark)];
  if (marks.length !== count || marks.some(([, number], index) => Number(number) !== index + 1)) return null;
  return marks.map(({ 0: found, index }, at) =>
    answer.slice(index + found.length, marks[at + 1]?.index).trim(),
  );
}
