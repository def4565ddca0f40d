import type { XmlComponent } from 'docx';
import type { KeyedCitation } from '../essay/essay.ts';
import { Element } from './element.ts';

const character = (type: 'begin' | 'separate' | 'end'): Element =>
  new Element('w:r', [new Element('w:fldChar', [], { 'w:fldCharType': type })]);

/** What begins a field whose text follows until `fieldEnd`. */
export const fieldStart = (instruction: string): Element[] => [
  character('begin'),
  new Element('w:r', [new Element('w:instrText', [` ${instruction} `], { 'xml:space': 'preserve' })]),
  character('separate'),
];

export const fieldEnd = (): Element => character('end');

/** A citation that Word knows the sources of; it reads as the runs until Word is told to update it. */
export const citationField = (cited: KeyedCitation, runs: readonly XmlComponent[]): Element =>
  new Element('w:sdt', [
    new Element('w:sdtPr', [new Element('w:citation')]),
    new Element('w:sdtContent', [...fieldStart(instructionOf(cited)), ...runs, fieldEnd()]),
  ]);

/** An author who is part of the sentence stands in it too: Word, told to update, writes the name in the brackets. */
function instructionOf({ works }: KeyedCitation): string {
  const [first = '', ...more] = works.map(({ key, locator, prefix, suffix }) =>
    [
      key,
      option('p', locator.replace(/^pp?\.?\s*(?=\d)/u, '')),
      option('f', prefix === '' ? '' : `${prefix} `),
      option('s', suffix === '' ? '' : ` ${suffix}`),
    ].join(''),
  );
  return [`CITATION ${first}`, ...more].join(' \\m ');
}

/** A quotation mark or a backslash would begin something else. */
const option = (name: string, value: string): string =>
  value.trim() === '' ? '' : ` \\${name} "${value.replaceAll(/["\\]/gu, '')}"`;
