import { strToU8, zipSync } from 'fflate';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';

export const wordNamespaces = `xmlns:w="${word}" xmlns:r="${office}/relationships" xmlns:m="${office}/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"`;

/** A Word file with a given body and further parts by path; styles, numbering and notes are linked to the text. */
export function docxFile(body: string, more: Readonly<Record<string, string>> = {}): Uint8Array {
  const tied = ['styles', 'numbering', 'footnotes']
    .filter((name) => `word/${name}.xml` in more)
    .map(
      (name, index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/relationships/${name}" Target="${name}.xml"/>`,
    );
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${wordNamespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${packages}/relationships">${tied.join('')}</Relationships>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}

/** A part of a Word file, such as `styles` or `numbering`. */
export const wordPart = (name: string, content: string): string =>
  `<?xml version="1.0"?><w:${name} ${wordNamespaces}>${content}</w:${name}>`;

/** A paragraph in a Word file. */
export const wordParagraph = (text: string, properties = ''): string =>
  `<w:p>${properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A field in a Word file: its instruction, and the text it shows. */
export const wordField = (instruction: string, shown: string): string =>
  [
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    `<w:r><w:instrText xml:space="preserve"> ${escaped(instruction)} </w:instrText></w:r>`,
    '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
    `<w:r><w:t>${escaped(shown)}</w:t></w:r>`,
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
  ].join('');

/** An OpenDocument text with a given body and further parts by path. */
export const odtFile = (
  text: string,
  styles = '',
  more: Readonly<Record<string, string>> = {},
): Uint8Array => {
  const parts = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<manifest:manifest/>',
    'content.xml': `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, part]) => [path, strToU8(part)])));
};

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
