import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importBounds } from './bounds.ts';
import { readFile } from './read-file.ts';
import { Refused } from './refusal.ts';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const relationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`;

function docx(body: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ),
    ...more,
  });
}

function odt(text: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'META-INF/manifest.xml': strToU8('<manifest:manifest/>'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content><office:automatic-styles>
        <style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
        <style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>
        <text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>
      </office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    ),
    ...more,
  });
}

const html = async (bytes: Uint8Array, name: string) => (await readFile(bytes, name)).html;

const reason = (bytes: Uint8Array, name: string) =>
  readFile(bytes, name).then(
    () => 'read',
    (error: unknown) => (error instanceof Refused ? error.reason : error),
  );

it('reads a Word document and counts unsupported content', async () => {
  const read = await readFile(
    docx(`<w:p><w:r><w:rPr><w:u w:val="single"/></w:rPr><w:t>Tides</w:t></w:r></w:p>
      <w:p><w:ins w:id="1" w:author="A"><w:r><w:t>come</w:t></w:r></w:ins><w:del w:id="2" w:author="A"><w:r><w:delText>went</w:delText></w:r></w:del></w:p>
      <w:p><w:r><w:t>and go</w:t></w:r><w:r><w:commentReference w:id="0"/></w:r></w:p>`),
    'tides.docx',
  );
  expect(read).toEqual({
    html: '<p><u>Tides</u></p><p>come</p><p>and go</p>',
    pictures: [],
    cited: { references: [], style: undefined },
    losses: { comments: 1, tracked: 2 },
    places: { comments: ['and go'], tracked: ['come'] },
  });
});

const characterStyle = (id: string, look: string, name = id) =>
  `<w:style w:type="character" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`;
const styled = (style: string, text: string, own = '') =>
  `<w:r><w:rPr><w:rStyle w:val="${style}"/>${own}</w:rPr><w:t>${text}</w:t></w:r>`;

it('regression 121: keeps the formatting of character styles in a Word document', async () => {
  const styles = [
    // As written by LibreOffice.
    characterStyle('Emphasis', '<w:qFormat/><w:rPr><w:i/><w:iCs/></w:rPr>'),
    characterStyle('StrongEmphasis', '<w:rPr><w:b/></w:rPr>', 'Strong'),
    characterStyle('SourceText', '<w:rPr><w:rFonts w:ascii="Mono"/></w:rPr>', 'Source Text'),
    characterStyle('InternetLink', '<w:rPr><w:u w:val="single"/></w:rPr>', 'Hyperlink'),
    // As written by the German Word.
    characterStyle('Hervorhebung', '<w:rPr><w:i/></w:rPr>', 'Emphasis'),
    characterStyle('Under', '<w:rPr><w:u w:val="double"/></w:rPr>'),
    characterStyle('Struck', '<w:rPr><w:strike/></w:rPr>'),
    characterStyle('Both', '<w:basedOn w:val="Emphasis"/><w:rPr><w:b/></w:rPr>'),
    characterStyle('Upright', '<w:basedOn w:val="Emphasis"/><w:rPr><w:i w:val="0"/></w:rPr>'),
    characterStyle('Round', '<w:basedOn w:val="Round"/>'),
  ].join('');
  const runs = [
    styled('Emphasis', 'em'),
    styled('StrongEmphasis', 'strong'),
    styled('SourceText', 'code'),
    styled('InternetLink', 'link'),
    styled('Hervorhebung', 'kursiv'),
    styled('Under', 'under'),
    styled('Struck', 'struck'),
    styled('Both', 'both'),
    styled('Upright', 'upright'),
    styled('Round', 'round'),
    styled('Emphasis', 'its own', '<w:i w:val="false"/>'),
    styled('Emphasis', 'changed', '<w:rPrChange w:id="1"><w:rPr><w:i w:val="0"/></w:rPr></w:rPrChange>'),
  ];
  const file = docx(`<w:p>${runs.join('<w:r><w:t>, </w:t></w:r>')}</w:p>`, {
    'word/styles.xml': strToU8(`<w:styles ${namespaces}>${styles}</w:styles>`),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>',
    ),
  });
  expect(await html(file, 'looks.docx')).toBe(
    '<p><em>em</em>, <strong>strong</strong>, <code>code</code>, link, <em>kursiv</em>, <u>under</u>, <s>struck</s>, <strong><em>both</em></strong>, upright, round, its own, <em>changed</em></p>',
  );
});

const mathText = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const math = (name: string, ...parts: readonly (readonly [string, string])[]) =>
  `<m:${name}><m:${name}Pr/>${parts.map(([part, inner]) => `<m:${part}>${inner}</m:${part}>`).join('')}</m:${name}>`;
const squared = (base: string) => math('sSup', ['e', mathText(base)], ['sup', mathText('2')]);

it.each([
  ['plain', mathText('a&lt;b'), 'a&lt;b'],
  ['a power', mathText('E=m') + squared('c'), 'E=mc^2'],
  [
    'a fraction with a root',
    mathText('x=') +
      math(
        'f',
        ['num', mathText('-b±') + math('rad', ['deg', ''], ['e', squared('b') + mathText('-4ac')])],
        ['den', mathText('2a')],
      ),
    'x=(-b±√(b^2-4ac))/(2a)',
  ],
  [
    'a sum',
    '<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub><m:r><m:t>i=1</m:t></m:r></m:sub><m:sup><m:r><m:t>n</m:t></m:r></m:sup><m:e><m:r><m:t>i</m:t></m:r></m:e></m:nary>',
    '∑_(i=1)^n i',
  ],
  ['brackets', math('d', ['e', mathText('a')], ['e', mathText('b')]), '(a|b)'],
  ['a function', math('func', ['fName', mathText('sin')], ['e', mathText('x')]), 'sin x'],
])('regression 121: an equation of a Word document becomes text: %s', async (_, equation, text) => {
  const m = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  const inline = `<w:p><w:r><w:t xml:space="preserve">So </w:t></w:r><m:oMath ${m}>${equation}</m:oMath></w:p>`;
  const display = `<w:p><m:oMathPara ${m}><m:oMathParaPr><m:jc m:val="left"/></m:oMathParaPr><m:oMath>${equation}</m:oMath></m:oMathPara></w:p>`;
  expect(await html(docx(inline + display), 'a.docx')).toBe(`<p>So ${text}</p><p>${text}</p>`);
});

it('reads lists, formatting, quotations, notes and tables of an ODT', async () => {
  const read = await readFile(
    odt(`<text:p text:style-name="Title">Tides</text:p><text:h text:outline-level="2">Ebb</text:h>
      <text:p>The <text:span text:style-name="T1">moon</text:span><text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Or the sun.</text:p></text:note-body></text:note></text:p>
      <text:list text:style-name="L1"><text:list-item text:start-value="3"><text:p>three</text:p><text:list><text:list-item><text:p>deep</text:p></text:list-item></text:list></text:list-item></text:list>
      <text:p text:style-name="P1">One</text:p><text:p text:style-name="P1">Two</text:p>
      <table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>
      <text:p>Said <office:annotation><text:p>really?</text:p></office:annotation>so.</text:p>`),
    'tides.odt',
  );
  expect(read.html).toBe(
    [
      '<h1 class="document-title">Tides</h1>',
      '<h2>Ebb</h2>',
      '<p>The <strong>moon</strong><a href="#note-1" id="mark-1">[1]</a></p>',
      '<ol start="3"><li><p>three</p>\n<ul><li><p>deep</p></li></ul></li></ol>',
      '<blockquote><p>One</p>\n<p>Two</p></blockquote>',
      '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>',
      '<p>Said so.</p>',
      '<hr>',
      '<ol>',
      '<li id="note-1"><p>Or the sun.</p><a href="#mark-1">↑</a></li>',
      '</ol>',
    ].join('\n'),
  );
  expect(read.losses).toEqual({ comments: 1 });
});

it('reads Markdown with its title, and text by its lines', async () => {
  expect(await html(strToU8('---\ntitle: "Tides"\n---\n~~ebb~~ *flow*'), 'a.md')).toBe(
    '<h1 class="document-title">Tides</h1>\n<p><s>ebb</s> <em>flow</em></p>\n',
  );
  expect(await html(strToU8('one\r\ntwo\r\n\r\n<b>'), 'a.txt')).toBe('<p>one<br>two</p>\n<p>&lt;b&gt;</p>');
});

it('reads footnotes of Markdown, wherever they are defined', async () => {
  const source = `The tide[^1] is never late.[^sea] Again[^1], and [^not] one.

[^1]: See *there*[^sea].
    And here.

[^sea]: One

    Two

\`\`\`
[^code]: is code
\`\`\`
[^unused]: stays`;
  expect(await html(strToU8(source), 'a.md')).toBe(
    [
      '<p>The tide<a href="#note-1" id="mark-1">[1]</a> is never late.<a href="#note-2" id="mark-2">[2]</a> Again<a href="#note-3" id="mark-3">[3]</a>, and [^not] one.</p>',
      '<pre><code>[^code]: is code\n</code></pre>',
      '<p>[^unused]: stays</p>',
      '<hr>',
      '<ol>',
      '<li id="note-1"><p>See <em>there</em>[^sea].\nAnd here.</p>\n<a href="#mark-1">↑</a></li>',
      '<li id="note-2"><p>One</p>\n<p>Two</p>\n<a href="#mark-2">↑</a></li>',
      '<li id="note-3"><p>See <em>there</em>[^sea].\nAnd here.</p>\n<a href="#mark-3">↑</a></li>',
      '</ol>\n',
    ].join('\n'),
  );
});

it('reads old encodings', async () => {
  expect(await html(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]), 'a.txt')).toBe('<p>café</p>');
  expect(await html(Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x62, 0]), 'a.txt')).toBe('<p>ab</p>');
  const cyrillic = Uint8Array.from([...strToU8('<html><meta charset=windows-1251><p>'), 0xc4, 0xe0]);
  expect(await html(cyrillic, 'a.htm')).toContain('<p>Да');
});

it('detects a file by its content, not by its name', async () => {
  expect(await html(strToU8('<!doctype html><p>Tides</p>'), 'tides.docx')).toContain('<p>Tides</p>');
  expect(await html(docx('<w:p><w:r><w:t>Tides</w:t></w:r></w:p>'), 'tides.txt')).toBe('<p>Tides</p>');
});

const office = (text: string) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...strToU8(text).reduce<number[]>((all, byte) => [...all, byte, 0], []),
  ]);

it.each([
  ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), 'a.txt', 'kind'],
  ['a PDF', strToU8('%PDF-1.7'), 'a.md', 'kind'],
  ['a spreadsheet', zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), 'a.docx', 'kind'],
  ['an old Word document', office('WordDocument'), 'a.doc', 'kind'],
  ['a Word document with a password', office('EncryptedPackage'), 'a.docx', 'password'],
  [
    'an ODT with a password',
    odt('', { 'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>') }),
    'a.odt',
    'password',
  ],
  ['half a Word document', docx('<w:p/>').subarray(0, 200), 'a.docx', 'damaged'],
  ['text that is called Word', strToU8('Tides'), 'a.docx', 'damaged'],
  ['XML that is not well-formed', odt('<text:p>'), 'a.odt', 'damaged'],
  ['nothing', new Uint8Array(), 'a.txt', 'empty'],
  ['a file of 100 MB', new Uint8Array(100 * 1024 ** 2), 'a.txt', 'tooLarge'],
])('refuses %s', async (_what, bytes, name, why) => {
  expect(await reason(bytes, name)).toBe(why);
});

it('never unpacks a zip bomb', async () => {
  const bomb = { 'word/styles.xml': new Uint8Array(importBounds.unpacked + 1) };
  expect(await reason(docx('<w:p/>', bomb), 'a.docx')).toBe('tooMuchText');
  const pictures = { 'word/media/image1.png': new Uint8Array(importBounds.unpacked + 1) };
  expect(await reason(docx('<w:p><w:r><w:t>Tides</w:t></w:r></w:p>', pictures), 'a.docx')).toBe('read');
});

it('unpacks no more than a part declares', async () => {
  const bytes = docx('<w:p><w:r><w:t>Tides</w:t></w:r></w:p>', {
    'word/styles.xml': strToU8(`<w:styles ${namespaces}>${' '.repeat(100_000)}</w:styles>`),
  });
  // The archive's directory claims that the part is ten bytes long.
  const name = strToU8('word/styles.xml');
  const at = bytes.findLastIndex((_byte, index) =>
    name.every((letter, offset) => bytes[index + offset] === letter),
  );
  new DataView(bytes.buffer).setUint32(at - 46 + 24, 10, true);
  expect(await reason(bytes, 'a.docx')).toBe('damaged');
});

it('does not read a path that leads outside', async () => {
  const elsewhere = { '../../etc/passwd': strToU8('root'), 'word/../../x.xml': strToU8('<x/>') };
  expect(await html(docx('<w:p><w:r><w:t>Tides</w:t></w:r></w:p>', elsewhere), 'a.docx')).toBe(
    '<p>Tides</p>',
  );
});

it('neither expands nor fetches entities', async () => {
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  const content = strToU8(
    `<?xml version="1.0"?>${entity}<office:document-content>&e;</office:document-content>`,
  );
  expect(await reason(odt('', { 'content.xml': content }), 'a.odt')).toBe('damaged');
  const document = strToU8(`<?xml version="1.0"?>${entity}<w:document ${namespaces}>&e;</w:document>`);
  expect(await reason(docx('', { 'word/document.xml': document }), 'a.docx')).toBe('damaged');
});

it('refuses endless nesting', async () => {
  const deep = 100_000;
  expect(await reason(odt('<text:section>'.repeat(deep) + '</text:section>'.repeat(deep)), 'a.odt')).toBe(
    'nested',
  );
});

const png = strToU8('\u0089PNG\r\n\u001A\n and so on', true);
const drawing = (target: string) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="" descr="A hand"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${target}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
const imageRelationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image2.png"/></Relationships>`;

it('reads the pictures of a Word document with their descriptions, and leaves out invalid ones', async () => {
  const read = await readFile(
    docx(`${drawing('rId7')}${drawing('rId8')}`, {
      'word/_rels/document.xml.rels': strToU8(imageRelationships),
      'word/media/image1.png': png,
      'word/media/image2.png': strToU8('<svg/>'),
    }),
    'a.docx',
  );
  expect(read.html).toBe('<p><img alt="A hand" src="picture:0" /></p><p><img alt="A hand" src="" /></p>');
  expect(read.pictures).toEqual([{ type: 'image/png', bytes: new Uint8Array(png) }]);
});

it('reads the pictures of an OpenDocument text', async () => {
  const read = await readFile(
    odt(
      '<text:p>A<draw:frame><draw:image xlink:href="Pictures/a.svg"/><draw:image xlink:href="Pictures/a.png"/><svg:title>T</svg:title><svg:desc>A hand</svg:desc></draw:frame></text:p><draw:frame><draw:image xlink:href="../a.png"/></draw:frame>',
      { 'Pictures/a.png': png, 'Pictures/a.svg': strToU8('<svg/>') },
    ),
    'a.odt',
  );
  expect(read.html).toBe('<p>A<img src="picture:0" alt="A hand"></p>\n<p><img src="" alt=""></p>');
  expect(read.pictures).toHaveLength(1);
});

const address = `data:image/png;base64,${btoa(String.fromCodePoint(...png))}`;

it.each([
  [
    'a.html',
    `<!doctype html><p><img src="${address}" alt="A hand"><img src='data:image/svg+xml,<svg/>'></p>`,
  ],
  ['a.md', `![A hand](${address}) ![](https://example.org/a.png)`],
])('reads the pictures inside %s', async (name, source) => {
  const { html: read, pictures } = await readFile(strToU8(source), name);
  expect(read).toContain('src="picture:0" alt="A hand"');
  expect(read).not.toContain('base64');
  expect(pictures).toEqual([{ type: 'image/png', bytes: new Uint8Array(png) }]);
});

it('regression 251: a Word file names the part that holds its text', async () => {
  const file = zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships.replace('word/document.xml', '/word/document2.xml')),
    'word/document2.xml': strToU8(
      `<?xml version="1.0"?><w:document ${namespaces}><w:body><w:p><w:r><w:t>Tides</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
  expect(await html(file, 'tides.docx')).toBe('<p>Tides</p>');
});

it('regression 252: a Word file that does not name its text part is still read', async () => {
  const file = zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships.replaceAll('"', "'")),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document ${namespaces}><w:body><w:p><w:r><w:t>Tides</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
  expect(await html(file, 'tides.docx')).toBe('<p>Tides</p>');
});
