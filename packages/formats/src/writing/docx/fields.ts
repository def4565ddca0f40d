import type { XmlComponent } from 'docx';
import type { KeyedCitation } from '../essay/essay.ts';
import { Element } from './element.ts';

const character = (type: 'begin' | 'separate' | 'end'): Element =>
  new Element('w:r', [new Element('w:fldChar', [], { 'w:fldCharType': type })]);

/** Begins a field; its text follows, up to `fieldEnd`. */
export const fieldStart = (instruction: string): Element[] => [
  character('begin'),
  new Element('w:r', [new Element('w:instrText', [` ${instruction} `], { 'xml:space': 'preserve' })]),
  character('separate'),
];

export const fieldEnd = (): Element => character('end');

/** A citation whose sources Word knows; it shows the given runs until Word is told to update it. */
export const citationField = (cited: KeyedCitation, runs: readonly XmlComponent[]): Element =>
  new Element('w:sdt', [
    new Element('w:sdtPr', [new Element('w:citation')]),
    new Element('w:sdtContent', [...fieldStart(instructionOf(cited)), ...runs, fieldEnd()]),
  ]);

/**
 * A narrative author is also part of the sentence: when Word updates the field, it writes the name in the parentheses
 * again.
 */
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

/** A quotation mark or a backslash would start another option. */
const option = (name: string, value: string): string =>
  value.trim() === '' ? '' : ` \\${name} "${value.replaceAll(/["\\]/gu, '')}"`;
