import { expect, it } from 'vitest';
import { xmlText, xmlTree } from '../xml-tree.ts';
import { joinParagraphs } from './joined-paragraphs.ts';
import { plainElements } from './plain-elements.ts';

function joined(xml: string): string {
  const body = xmlTree(xml);
  plainElements(body);
  joinParagraphs(body);
  return xmlText(body);
}

const run = '<w:r><w:t>so</w:t></w:r>';
const ended = `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${run}</w:p>`;
const properties = '<w:pPr><w:jc w:val="end"/></w:pPr>';
// In proportion to their square, these would take minutes.
const many = 40_000;

it('regression 361: joins a chain of paragraphs in linear time', () => {
  const last = `<w:p>${properties}<w:r/></w:p>`;
  expect(joined(`<w:body>${ended.repeat(many)}${last}<w:tbl/></w:body>`)).toBe(
    `<w:body><w:p>${properties}${run.repeat(many)}<w:r/></w:p><w:tbl/></w:body>`,
  );
}, 10_000);

it('regression 361: reads more paragraphs than a call may have arguments', () => {
  const body = `<w:body>${'<w:p/>'.repeat(4 * many)}</w:body>`;
  expect(joined(body)).toBe(body);
});

it('joins no paragraph before a table or the end', () => {
  const body = `<w:body>${ended}<w:tbl><w:tr><w:tc>${ended}</w:tc></w:tr></w:tbl></w:body>`;
  expect(joined(body)).toBe(body);
});
