import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import {
  docxFile,
  escaped,
  wordField,
  wordNamespaces,
  wordParagraph,
  wordPart,
} from '../../testing/office-files.ts';

const level = (at: number, format: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/>${more}<w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
const numbering = wordPart(
  'numbering',
  `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'lowerLetter')}</w:abstractNum>
   <w:abstractNum w:abstractNumId="1">${level(0, 'bullet')}</w:abstractNum>
   <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
   <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>
   <w:num w:numId="3"><w:abstractNumId w:val="1"/></w:num>`,
);
const item = (text: string, list: number, at = 0) =>
  wordParagraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>`);
const read = (body: string, more: Readonly<Record<string, string>> = {}) =>
  readFile(docxFile(body, { 'word/numbering.xml': numbering, ...more }), 'a.docx');
const html = async (body: string, more: Readonly<Record<string, string>> = {}) =>
  (await read(body, more)).html;

describe('regression 254: lists of Word', () => {
  it('continue after a paragraph, restart where they should, and count in letters', async () => {
    expect(
      await html(
        item('one', 1) +
          item('two', 1) +
          item('deep', 1, 1) +
          wordParagraph('between') +
          item('three', 1) +
          item('seven', 2) +
          item('eight', 2),
      ),
    ).toBe(
      '<ol><li>one</li><li>two<ol type="a"><li>deep</li></ol></li></ol><p>between</p><ol start="3"><li>three</li></ol><ol start="7"><li>seven</li><li>eight</li></ol>',
    );
  });

  it('have all paragraphs of an item in it, and none that only follows it', async () => {
    const below = '<w:ind w:left="720"/>';
    expect(
      await html(
        item('one', 3) + wordParagraph('more of it', below) + item('two', 3) + wordParagraph('no item'),
      ),
    ).toBe('<ul><li>one<p>more of it</p></li><li>two</li></ul><p>no item</p>');
  });

  it('include those that a style makes of its paragraphs', async () => {
    const styles = wordPart(
      'styles',
      `<w:style w:type="paragraph" w:styleId="Zahl"><w:name w:val="Zahl"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
       <w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Sub"/><w:basedOn w:val="Zahl"/></w:style>`,
    );
    const styled = (text: string, id: string) => wordParagraph(text, `<w:pStyle w:val="${id}"/>`);
    expect(await html(styled('a', 'Zahl') + styled('b', 'Sub'), { 'word/styles.xml': styles })).toBe(
      '<ol start="7"><li>a</li><li>b</li></ol>',
    );
  });
});

it('regression 255: a style based on a heading is a heading, and text of simple fields stays', async () => {
  const styles = wordPart(
    'styles',
    `<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>
     <w:style w:type="paragraph" w:styleId="Mine"><w:name w:val="Chapter head"/><w:basedOn w:val="H2"/></w:style>`,
  );
  const field = `<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:fldSimple w:instr=" PAGE "><w:r><w:t>12</w:t></w:r></w:fldSimple></w:p>`;
  expect(
    await html(wordParagraph('Ebb', '<w:pStyle w:val="Mine"/>') + field, { 'word/styles.xml': styles }),
  ).toBe('<h2>Ebb</h2><p>Page 12</p>');
});

const sources = `<?xml version="1.0"?><b:Sources SelectedStyle="\\MLASeventhEditionOfficeOnline.xsl" xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">
  <b:Source><b:Tag>Fri67</b:Tag><b:SourceType>Book</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>von Frisch</b:Last><b:First>Karl</b:First></b:Person></b:NameList></b:Author></b:Author><b:Title>The Dance Language</b:Title><b:Year>1967</b:Year><b:Publisher>Harvard University Press</b:Publisher><b:City>Cambridge</b:City></b:Source>
  <b:Source><b:Tag>See10</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Author><b:Author><b:Corporate>Bee Society</b:Corporate></b:Author></b:Author><b:Title>Democracy</b:Title><b:JournalName>Bees</b:JournalName><b:Year>2010</b:Year><b:Month>3</b:Month><b:Volume>4</b:Volume><b:Pages>1-9</b:Pages></b:Source>
</b:Sources>`;

describe('regression 256: citations of a Word file', () => {
  it('that use its own sources become citations, and so does the bibliography', async () => {
    const styles = wordPart(
      'styles',
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>',
    );
    const text = `<w:p><w:r><w:t xml:space="preserve">So it is </w:t></w:r><w:sdt><w:sdtPr><w:citation/></w:sdtPr><w:sdtContent>${wordField('CITATION Fri67 \\p "12–15" \\f "see " \\l 1033 \\m See10 \\s ", too"', '(see von Frisch 12–15)')}</w:sdtContent></w:sdt></w:p>`;
    const list = `${wordParagraph('Works cited', '<w:pStyle w:val="H1"/>')}<w:p>${wordField('BIBLIOGRAPHY', 'von Frisch, Karl. The Dance Language.')}</w:p>`;
    const said = `<w:p>${wordField('CITATION Fri67', 'Von Frisch (1967)')}</w:p>`;
    const file = await read(text + said + list, {
      'customXml/item1.xml': sources,
      'word/styles.xml': styles,
    });
    expect(file.html).toBe(
      `<p>So it is <cite data-inline-citation="" data-reference="own:Fri67" data-locator="12–15" data-prefix="see" data-more="[{&quot;locator&quot;:&quot;&quot;,&quot;prefix&quot;:&quot;&quot;,&quot;suffix&quot;:&quot;, too&quot;,&quot;reference&quot;:&quot;own:See10&quot;}]">(see von Frisch 12–15)</cite></p><p><cite data-inline-citation="" data-reference="own:Fri67" data-narrative="">Von Frisch (1967)</cite></p>`,
    );
    expect(file.cited).toEqual({
      style: 'MLA 9',
      references: [
        {
          id: 'own:Fri67',
          authors: ['von Frisch, Karl'],
          year: '1967',
          title: 'The Dance Language',
          publication: 'Harvard University Press',
          doi: '',
          url: '',
          kind: 'book',
          place: 'Cambridge',
        },
        {
          id: 'own:See10',
          authors: ['Bee Society'],
          year: '2010',
          title: 'Democracy',
          publication: 'Bees',
          doi: '',
          url: '',
          kind: 'article-journal',
          date: '2010-03',
          volume: '4',
          pages: '1-9',
        },
      ],
    });
  });

  const zotero = (item: object) =>
    `CSL_CITATION ${JSON.stringify({ citationID: 'x', citationItems: [item] })}`;
  const work = {
    id: 7,
    uris: ['http://zotero.org/users/1/items/ABC'],
    locator: '3',
    label: 'chapter',
    itemData: {
      type: 'book',
      title: 'Marginalia',
      author: [{ family: 'Jackson', given: 'H. J.' }],
      issued: { 'date-parts': [[2001]] },
    },
  };

  it.each([
    ['Zotero', `ADDIN ZOTERO_ITEM ${zotero(work)}`, 'ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY'],
    ['Mendeley', `ADDIN ${zotero(work)}`, 'ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY'],
  ])('that %s wrote become citations of the works that they contain', async (_, citation, bibliography) => {
    const file = await read(
      `<w:p>${wordField(citation, '(Jackson, 2001, chap. 3)')}</w:p><w:p>${wordField(bibliography, 'Jackson, H. J. (2001). Marginalia.')}</w:p>`,
    );
    expect(file.html).toBe(
      '<p><cite data-inline-citation="" data-reference="own:http://zotero.org/users/1/items/ABC" data-locator="chapter 3">(Jackson, 2001, chap. 3)</cite></p>',
    );
    expect(file.cited?.references).toMatchObject([{ title: 'Marginalia', authors: ['Jackson, H. J.'] }]);
    expect(file.losses).toEqual({});
  });

  it('stay text if the file does not contain the works, and that is reported', async () => {
    const file = await read(`<w:p>${wordField('ADDIN EN.CITE <EndNote/>', '(Jackson, 2001)')}</w:p>`);
    expect(file.html).toBe('<p>(Jackson, 2001)</p>');
    expect([file.losses, file.places]).toEqual([{ citations: 1 }, { citations: ['(Jackson, 2001)'] }]);
  });
});

it('regression 257: content of a Word file that a document cannot have is reported with its place', async () => {
  const chart =
    '<w:p><w:r><w:t>Tides</w:t></w:r><w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="chart"/></a:graphic></wp:inline></w:drawing></w:r></w:p>';
  const equation = '<w:p><w:r><w:t>So</w:t></w:r><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath></w:p>';
  const header = (text: string) =>
    `<?xml version="1.0"?><w:hdr ${wordNamespaces}>${wordParagraph(text)}</w:hdr>`;
  const file = await read(chart + equation, {
    'word/header1.xml': header('A draft'),
    'word/header2.xml': header('A draft'),
    'word/footer1.xml': header('12'),
  });
  expect([file.losses, file.places]).toEqual([
    { drawings: 1, formulas: 1, headers: 1 },
    { drawings: ['Tides'], formulas: ['So'], headers: ['A draft'] },
  ]);
});

describe('regression 268: content that is only partly understood is kept', () => {
  const run = (content: string) => `<w:r>${content}</w:r>`;
  const cited = JSON.stringify({
    citationItems: [{ id: 'j', itemData: { id: 'j', type: 'book', title: 'Marginalia' } }],
  });
  const character = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
  const instruction = (text: string) => run(`<w:instrText>${escaped(text)}</w:instrText>`);

  it('the text after an unclosed citation field', async () => {
    const open = `<w:p>${character('begin')}${instruction(`ADDIN ZOTERO_ITEM CSL_CITATION ${cited}`)}${character('separate')}${run('<w:t>(Jackson)</w:t>')}</w:p>`;
    expect(await html(open + wordParagraph('All the rest.'))).toContain('All the rest.');
  });

  it('a bibliography with uncited entries', async () => {
    const text = await html(
      `<w:p>${wordField(`ADDIN ZOTERO_ITEM CSL_CITATION ${cited}`, '(Jackson)')}</w:p>` +
        `<w:p>${wordField('ADDIN ZOTERO_BIBL {"uncited":[["http://zotero.org/users/1/items/A"]],"custom":[]} CSL_BIBLIOGRAPHY', 'A work that nobody cites')}</w:p>`,
    );
    expect(text).toContain('A work that nobody cites');
  });

  it('words next to a rule that is drawn as a picture', async () => {
    const rule = '<w:pict><v:rect o:hr="t"/></w:pict>';
    expect(await html(`<w:p>${run('<w:t>Words</w:t>')}${run(rule)}</w:p>`)).toContain('Words');
  });
});

it('regression 269: the style of a Word file is Mendeley’s current one', async () => {
  const custom = `<Properties><property name="Mendeley Recent Style Id 0_1"><vt:lpwstr>http://www.zotero.org/styles/apa</vt:lpwstr></property><property name="Mendeley Citation Style_1"><vt:lpwstr>http://www.zotero.org/styles/ieee</vt:lpwstr></property><property name="FormLanguage"><vt:lpwstr>assistant</vt:lpwstr></property></Properties>`;
  expect((await read(wordParagraph('So.'), { 'docProps/custom.xml': custom })).cited?.style).toBe('IEEE');
});

describe('regression 384: a Word file', () => {
  const ended = (change: string, text: string) =>
    `<w:p><w:pPr><w:rPr><w:${change} w:id="1" w:author="A"/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

  it('has a drop capital as part of its word', async () => {
    const capital = wordParagraph('D', '<w:framePr w:dropCap="drop" w:lines="3"/>');
    expect(await html(`${capital}${wordParagraph('rop capitals.')}${wordParagraph('Next.')}`)).toBe(
      '<p>Drop capitals.</p><p>Next.</p>',
    );
  });

  it('joins paragraphs whose ends were deleted, and reports that', async () => {
    const file = await read(`${ended('ins', 'One')}${ended('del', 'Two ')}${wordParagraph('goes on.')}`);
    expect(file.html).toBe('<p>One</p><p>Two goes on.</p>');
    expect([file.losses, file.places]).toEqual([{ tracked: 2 }, { tracked: ['One', 'Two'] }]);
  });

  it('reports an embedded document, and shows its picture', async () => {
    const image =
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/>';
    const file = await read(
      `${wordParagraph('Drawn')}<w:p><w:r><w:object><v:shape><v:imagedata r:id="rId9"/></v:shape><o:OLEObject Type="Embed" ProgID="Visio.Drawing.11"/></w:object></w:r></w:p>`,
      {
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${image}</Relationships>`,
        'word/media/image1.png': '\u0089PNG\r\n\u001A\n',
      },
    );
    expect(file.html).toContain('<img ');
    expect(file.losses).toEqual({ parts: 1 });
  });

  it('keeps the place of a picture that it cannot keep, so that it is counted', async () => {
    const image =
      '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.emf"/>';
    const file = await read(
      '<w:p><w:r><w:pict><v:shape><v:imagedata r:id="rId9"/></v:shape></w:pict></w:r></w:p>',
      {
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${image}</Relationships>`,
        'word/media/image1.emf': 'EMF',
      },
    );
    expect(file.html).toContain('<img src=""');
  });
});

it('regression 446: table rows of Word that start or end inside the table get empty cells there', async () => {
  const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`;
  const row = (cells: string, properties = '') =>
    `<w:tr>${properties === '' ? '' : `<w:trPr>${properties}</w:trPr>`}${cells}</w:tr>`;
  const table = `<w:tbl>${row(cell('last'), '<w:gridBefore w:val="2"/>')}${row(cell('first'), '<w:gridAfter w:val="2"/>')}${row(cell('a') + cell('b') + cell('c'), '<w:gridBefore w:val="9999"/>')}</w:tbl>`;
  const text = (await html(table)).replaceAll(/<\/?(?:p|table)>/gu, '');
  expect(text).toBe(
    '<tr><td colspan="2"></td><td>last</td></tr><tr><td>first</td><td colspan="2"></td></tr><tr><td>a</td><td>b</td><td>c</td></tr>',
  );
});

it('regression 446: notes missing from a Word file are left out, and the file is read', async () => {
  const mark = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  const notes = wordPart('footnotes', `<w:footnote w:id="1">${wordParagraph('There')}</w:footnote>`);
  const text = await html(
    `<w:p><w:r><w:t>So</w:t></w:r>${mark('footnote', 1)}${mark('footnote', 7)}${mark('endnote', 1)}</w:p>`,
    { 'word/footnotes.xml': notes },
  );
  expect(text.match(/<sup>/gu)).toHaveLength(1);
  expect(text).toContain('There');
});
