import { expect, it } from 'vitest';
import { wordNamespaces } from '../../testing/office-files.ts';
import { xmlText, xmlTree } from '../xml-tree.ts';
import { takeFields } from './fields.ts';

const works = new Map([
  ['Fri67', { id: 'own:Fri67', authors: [], year: '', title: '', publication: '', doi: '', url: '' }],
]);
const run = (content: string) => `<w:r>${content}</w:r>`;
const begin = ['begin', 'separate'].map((kind) => `<w:fldChar w:fldCharType="${kind}"/>`);
const citation = run(begin.join('<w:instrText>CITATION Fri67</w:instrText>'));
const end = run('<w:fldChar w:fldCharType="end"/>');
const text = '<w:t>a</w:t>';
const body = (content: string) => xmlTree(`<w:p ${wordNamespaces}>${content}</w:p>`);

it('regression 440: a run with more texts than a call may have arguments is read', () => {
  const tree = body(citation + run(text.repeat(200_000)) + end);
  expect(takeFields(tree, works).citations).toHaveLength(1);
  expect(xmlText(tree)).not.toContain(text);
});

it('regression 440: unclosed citations do not take quadratic time', { timeout: 4000 }, () => {
  const tree = body(citation.repeat(4000) + run(text).repeat(4000));
  expect(takeFields(tree, works).citations).toEqual([]);
  expect(xmlText(tree).match(/<w:t>a/gu)).toHaveLength(4000);
});
