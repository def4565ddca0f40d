import { randomUuid } from '@octavo/contract/random-uuid';
import type { PictureFile } from '../essay/essay.ts';
import { fileName } from '../essay/pictures.ts';
import { escapeXml } from '../xml/escape-xml.ts';

interface Package {
  readonly name: string;
  readonly language: string;
  /** Properties of schema.org, and their values. */
  readonly accessibility: readonly (readonly [property: string, value: string])[];
  readonly fonts: readonly { readonly path: string; readonly format: string }[];
  readonly pictures: readonly PictureFile[];
}

/** The EPUB package document: the book's metadata and the files it consists of. */
export function packageFile({ name, language, accessibility, fonts, pictures }: Package): string {
  const modified = new Date().toISOString().replace(/\.\d+Z$/u, 'Z');
  const fontItems = fonts.map(
    ({ path, format }, index) => `<item id="font${index + 1}" href="${path}" media-type="font/${format}"/>`,
  );
  const pictureItems = pictures.map(
    (file, index) =>
      `<item id="picture${index + 1}" href="pictures/${fileName(file)}" media-type="${file.mediaType}"/>`,
  );
  const accessible = accessibility.map(
    ([property, value]) => `<meta property="schema:${property}">${escapeXml(value)}</meta>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeXml(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${randomUuid()}</dc:identifier>
<dc:title>${escapeXml(name)}</dc:title>
<dc:language>${escapeXml(language)}</dc:language>
<meta property="dcterms:modified">${modified}</meta>
${accessible.join('\n')}
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="essay" href="essay.xhtml" media-type="application/xhtml+xml"/>
<item id="style" href="style.css" media-type="text/css"/>
${[...fontItems, ...pictureItems].join('\n')}
</manifest>
<spine><itemref idref="essay"/></spine>
</package>
`;
}
