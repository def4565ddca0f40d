import { TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { offersHeading } from './offers-heading.ts';

function offered(text: string, from: number, to: number): boolean {
  const driver = createStateDriver([paragraph(text)], []);
  driver.dispatch(driver.state.tr.setSelection(TextSelection.create(driver.state.doc, 1 + from, 1 + to)));
  return offersHeading(driver.state);
}

it.each([
  ['a selection of 60 characters', 'a'.repeat(80), 0, 60, true],
  ['a selection of 61 characters', 'a'.repeat(80), 0, 61, false],
  ['two sentences', 'One is. Two are. Three.', 0, 16, true],
  ['three sentences', 'One is. Two are. Three.', 0, 23, false],
  ['a caret in a block of 60', 'a'.repeat(60), 5, 5, true],
  ['a caret in a block of 61', 'a'.repeat(61), 5, 5, false],
])('%s', (_name, text, from, to, result) => {
  expect(offered(text, from, to)).toBe(result);
});
