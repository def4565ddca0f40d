const blankLines = /\n(?:[ \t\u{A0}]*\n)+/u;

/** Normalises the line feeds of any system. */
const plainFeeds = (text: string): string => text.replaceAll(/\r\n?/gu, '\n');

/** Whether blank lines separate the paragraphs of a text; otherwise each line is one. */
const hasBlankLines = (text: string): boolean => blankLines.test(plainFeeds(text).trim());

/**
 * The paragraphs of plain text. If blank lines separate them, a single line feed is a line break within one, as in the
 * stanzas of a poem.
 */
export function paragraphsIn(text: string): readonly string[] {
  if (!hasBlankLines(text)) return plainFeeds(text).split('\n');
  return plainFeeds(text)
    .replaceAll(/^(?:[ \t]*\n)+|(?:\n[ \t]*)+$/gu, '')
    .split(blankLines);
}
