/** Text that CommonMark reads literally, anywhere in a paragraph except at its start (see `escapeLineStart`). */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>~|$]/gu, String.raw`\$&`)
    .replaceAll(/&(?=#?\w+;)/gu, String.raw`\&`)
    // Pandoc would read it as a citation.
    .replaceAll(/(?<![\p{L}\p{N}])@(?=\w)/gu, String.raw`\@`);

/** Keeps the first characters of a line from starting a heading, a list or a rule. */
export const escapeLineStart = (line: string): string =>
  line
    .trimStart()
    .replace(/^[#+=-]/u, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/u, String.raw`$1\$2`);
