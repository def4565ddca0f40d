import type { EmbeddedFont, Face } from '../fonts/faces-in-use.ts';

const looks = {
  regular: 'loext:font-style="normal" loext:font-weight="normal"',
  bold: 'loext:font-style="normal" loext:font-weight="bold"',
  italic: 'loext:font-style="italic" loext:font-weight="normal"',
  boldItalic: 'loext:font-style="italic" loext:font-weight="bold"',
} as const;

/** Path of a face's file in the archive. */
export const fontFilePath = ({ family, format }: EmbeddedFont, { name }: Face): string =>
  `Fonts/${family.replaceAll(' ', '')}-${name}.${format}`;

/** Declarations of the embedded fonts. LibreOffice distinguishes their faces by two attributes of its own. */
export function fontFileFaces(fonts: readonly EmbeddedFont[]): string {
  const declarations = fonts.map((font) => {
    const files = font.faces.map(
      (face) =>
        `<svg:font-face-uri ${looks[face.name]} xlink:href="${fontFilePath(font, face)}" xlink:type="simple"><svg:font-face-format svg:string="${font.format === 'otf' ? 'opentype' : 'truetype'}"/></svg:font-face-uri>`,
    );
    const source = files.length === 0 ? '' : `<svg:font-face-src>${files.join('')}</svg:font-face-src>`;
    return `<style:font-face style:name="${font.family}" svg:font-family="'${font.family}'">${source}</style:font-face>`;
  });
  return `<office:font-face-decls xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0">${declarations.join('')}</office:font-face-decls>`;
}
