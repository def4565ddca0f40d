const commands: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '{': String.raw`\{`,
  '}': String.raw`\}`,
  $: String.raw`\$`,
  '&': String.raw`\&`,
  '#': String.raw`\#`,
  '%': String.raw`\%`,
  _: String.raw`\_`,
  '^': String.raw`\textasciicircum{}`,
  '~': String.raw`\textasciitilde{}`,
  '<': String.raw`\textless{}`,
  '>': String.raw`\textgreater{}`,
  '"': String.raw`\textquotedbl{}`,
  '`': String.raw`\textasciigrave{}`,
  '|': String.raw`\textbar{}`,
  '\u00A0': '~',
  '\u00AD': String.raw`\-`,
};

/** What pdfTeX with T1 fonts can set from UTF-8: Latin letters and common symbols. */
const known =
  /[\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\n]/u;

const invisible = /\u200B|\u200C|\u200D|\uFE0E|\uFE0F|\u2060/gu;

/** Text that LaTeX prints literally. Characters beyond Latin go through `\glyph`, which the preamble defines. */
export const escapeLatex = (text: string): string =>
  Array.from(text.replaceAll(invisible, ''))
    .map((character) => commands[character] ?? (known.test(character) ? character : glyph(character)))
    .join('')
    // Pairs that TeX would turn into a ligature.
    .replaceAll(/([-',])(?=\1)/gu, '$1{}');

const glyph = (character: string): string =>
  `\\glyph{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}{${character}}`;
