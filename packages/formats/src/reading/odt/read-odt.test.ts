import { describe, expect, it } from 'vitest';
import { readFile } from '../read-file.ts';
import { escaped, odtFile } from '../../testing/office-files.ts';

const read = (text: string, styles?: string, more?: Readonly<Record<string, string>>) =>
  readFile(odtFile(text, styles, more), 'a.odt');

const item = (text: string, more = '') => `<text:list-item${more}><text:p>${text}</text:p></text:list-item>`;

it('regression 258: numbered lists of an ODT continue, skip numbers, and count in letters', async () => {
  const styles =
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="I" text:start-value="2"/></text:list-style>';
  const { html } = await read(
    `<text:list text:style-name="L" xml:id="x">${item('a')}${item('b')}</text:list><text:p>between</text:p>
     <text:list text:style-name="L" text:continue-list="x">${item('c')}${item('d', ' text:start-value="9"')}</text:list>`,
    styles,
  );
  expect(html).toBe(
    '<ol start="2" type="I"><li><p>a</p></li>\n<li><p>b</p></li></ol>\n<p>between</p>\n<ol start="4" type="I"><li><p>c</p></li>\n<li value="9"><p>d</p></li></ol>',
  );
});

it('regression 259: formulas of an ODT become lines of text, and are reported', async () => {
  const formula =
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac><mo>+</mo><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="StarMath 5.0">x = {-b} over {2 a} + c^2</annotation></semantics></math>';
  const file = await read(
    '<text:p>So <draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame>.</text:p>',
    '',
    { 'Object 1/content.xml': formula },
  );
  expect(file.html).toBe('<p>So x=(−b)/(2a)+c^2.</p>');
  expect([file.losses, file.places]).toEqual([{ formulas: 1 }, { formulas: ['So .'] }]);
});

describe('regression 260: citations of an ODT', () => {
  const work = {
    type: 'book',
    title: 'Marginalia',
    author: [{ family: 'Jackson', given: 'H. J.' }],
    issued: { 'date-parts': [[2001]] },
  };
  const name = `ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'j', itemData: { id: 'j', ...work } }] })} RNDa`;

  it('from Zotero become citations, with the list of their works', async () => {
    const file = await read(
      `<text:p>So <text:reference-mark-start text:name="${escaped(name)}"/>(Jackson, <text:span>2001</text:span>)<text:reference-mark-end text:name="${escaped(name)}"/>.</text:p>
       <text:h text:outline-level="1">References</text:h>
       <text:section text:name="${escaped('ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY RNDb')}"><text:p>Jackson, H. J. (2001). Marginalia.</text:p></text:section>`,
    );
    expect(file.html).toBe(
      '<p>So <cite data-inline-citation="" data-reference="own:j">(Jackson, 2001)</cite>.</p>',
    );
    expect(file.cited?.references).toMatchObject([{ id: 'own:j', title: 'Marginalia', year: '2001' }]);
  });

  it('from ODF itself become citations', async () => {
    const file = await read(
      '<text:p>So <text:bibliography-mark text:identifier="J01" text:bibliography-type="book" text:author="Jackson, H. J." text:title="Marginalia" text:year="2001">[J01]</text:bibliography-mark>.</text:p><text:bibliography text:name="B"><text:index-body><text:p>J01: Jackson</text:p></text:index-body></text:bibliography>',
    );
    expect(file.html).toBe('<p>So <cite data-inline-citation="" data-reference="own:J01">[J01]</cite>.</p>');
    expect(file.cited?.references).toMatchObject([
      { id: 'own:J01', authors: ['Jackson, H. J.'], kind: 'book', year: '2001' },
    ]);
  });
});

it('regression 261: headers and shapes of an ODT are reported', async () => {
  const file = await read('<text:p>Tides <draw:custom-shape/></text:p>', '', {
    'styles.xml':
      '<office:document-styles><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>A draft</text:p></style:header><style:footer><text:p><text:page-number>1</text:page-number></text:p></style:footer></style:master-page></office:master-styles></office:document-styles>',
  });
  expect([file.losses, file.places]).toEqual([
    { drawings: 1, headers: 1 },
    { drawings: ['Tides'], headers: ['A draft'] },
  ]);
});

it('regression 266: the result of reading an ODT can be sent from its worker to the page', async () => {
  const file = await read('<text:p>So it is.</text:p>');
  expect(structuredClone(file)).toEqual(file);
});

it('regression 267: unreadable citations keep their words, and their list stays', async () => {
  const name = escaped(
    'ZOTERO_ITEM CSL_CITATION {"citationItems":[{"id":"x","itemData":{"type":"book"}}]} R',
  );
  const file = await read(
    `<text:p>So <text:reference-mark-start text:name="${name}"/>(Jackson)<text:reference-mark-end text:name="${name}"/> and <text:bibliography-mark text:identifier="J01">[J01]</text:bibliography-mark>, <text:bibliography-mark text:identifier="K" text:title="Marginalia">[K]</text:bibliography-mark>.</text:p>
     <text:bibliography text:name="B"><text:index-body><text:p>Jackson: Marginalia</text:p></text:index-body></text:bibliography>`,
  );
  expect(file.html).toContain('(Jackson) and [J01], <cite');
  expect(file.html).toContain('Jackson: Marginalia');
  expect(file.losses).toEqual({ citations: 2 });
});

it('regression 381: a rule drawn by LibreOffice is read as a rule, not reported as a drawing', async () => {
  const rect = (size: string, words = '') =>
    `<text:p><draw:rect text:anchor-type="as-char" ${size}><text:p>${words}</text:p></draw:rect></text:p>`;
  const file = await read(
    `<text:p>above</text:p>${rect('style:rel-width="100%" svg:width="6.5004in" svg:height="0.0213in"')}<text:p>below</text:p>
     <text:p><draw:line svg:x1="0cm" svg:y1="1cm" svg:x2="17cm" svg:y2="1cm"><text:p/></draw:line><text:bookmark-end text:name="b"/></text:p>
     ${rect('svg:width="4cm" svg:height="3cm"')}${rect('svg:width="17cm" svg:height="1mm"', 'words')}`,
  );
  expect(file.html).toBe('<p>above</p>\n<hr>\n<p>below</p>\n<hr>\n<p></p>\n<p>words</p>');
  expect(file.losses).toEqual({ drawings: 1 });
});

it('regression 385: superscript and subscript of an ODT are kept: 10² does not become 102', async () => {
  const style = (name: string, position: string) =>
    `<style:style style:name="${name}" style:family="text"><style:text-properties style:text-position="${position}"/></style:style>`;
  const { html } = await read(
    '<text:p>10<text:span text:style-name="A">2</text:span> H<text:span text:style-name="B">2</text:span>O x<text:span text:style-name="C">3</text:span>, <text:span text:style-name="D">level</text:span></text:p>',
    style('A', 'super 58%') + style('B', 'sub 58%') + style('C', '33% 58%') + style('D', '0% 100%'),
  );
  expect(html).toBe('<p>10<sup>2</sup> H<sub>2</sub>O x<sup>3</sup>, level</p>');
});

it('regression 445: words of text boxes and shapes of an ODT are separate from the surrounding paragraph', async () => {
  const box = (inner: string) => `<draw:frame><draw:text-box>${inner}</draw:text-box></draw:frame>`;
  const shape = '<draw:custom-shape><text:p>Drawn</text:p></draw:custom-shape>';
  const table =
    '<table:table><table:table-row><table:table-cell><text:p>Cell</text:p></table:table-cell></table:table-row></table:table>';
  const { html } = await readFile(
    odtFile(
      `<text:p>One${box('<text:p>Boxed</text:p><text:p>twice</text:p>')}two${shape}</text:p><text:p>${box(table)}</text:p><text:h text:outline-level="1">Head${box(`<text:p>in${box('<text:p>deep</text:p>')}</text:p>`)}</text:h>${box('<text:p>On the page</text:p>')}`,
    ),
    'a.odt',
  );
  expect(html).toBe(
    [
      '<p>Onetwo</p>',
      '<p>Boxed</p>',
      '<p>twice</p>',
      '<p>Drawn</p>',
      '<table><tr><td><p>Cell</p></td></tr></table>',
      '<h1>Head</h1>',
      '<p>in</p>',
      '<p>deep</p>',
      '<p>On the page</p>',
    ].join('\n'),
  );
});
