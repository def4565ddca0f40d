const mark = /\[\[(\d{1,3})\]\]/gu;

/** Paragraphs with a mark before each, by which an answer can be put back; null where they hold such marks themselves. */
export function withMarks(paragraphs: readonly string[]): string | null {
  if (paragraphs.some((paragraph) => new RegExp(mark).test(paragraph))) return null;
  return paragraphs.map((paragraph, index) => `[[${index + 1}]] ${paragraph}`).join('\n\n');
}

/** What an answer says behind each of its marks; null unless all have come back, each once and in their order. */
export function byMarks(answer: string, count: number): string[] | null {
  const marks = [...answer.matchAll(mark)];
  if (marks.length !== count || marks.some(([, number], index) => Number(number) !== index + 1)) return null;
  return marks.map(({ 0: found, index }, at) =>
    answer.slice(index + found.length, marks[at + 1]?.index).trim(),
  );
}
