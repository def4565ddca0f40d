import type { EmbeddedFont, Face } from '../fonts/faces-in-use.ts';

const looks = {
  regular: 'font-weight: 400; font-style: normal',
  bold: 'font-weight: 700; font-style: normal',
  italic: 'font-weight: 400; font-style: italic',
  boldItalic: 'font-weight: 700; font-style: italic',
} as const;

/** `@font-face` rules; `address` returns the URL of a face's file. */
export function fontFaces(
  fonts: readonly EmbeddedFont[],
  address: (font: EmbeddedFont, face: Face) => string,
): string {
  const rules = fonts.flatMap((font) =>
    font.faces.map(
      (face) =>
        `@font-face { font-family: "${font.family}"; ${looks[face.name]}; src: url("${address(font, face)}"); }`,
    ),
  );
  return rules.join('\n');
}
