import { AllSelection, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { activeFormats } from './formatting.ts';

const driver = createStateDriver(
  [paragraph('plain ', marked('bold', 'bold'), marked('both', 'bold', 'italic'))],
  [],
);

/** The formats of the selection between two positions. */
function formats(from: number, to: number) {
  driver.dispatch(driver.state.tr.setSelection(TextSelection.create(driver.state.doc, from, to)));
  return [...activeFormats(driver.state)];
}

test('regression 49: a format on part of the selection is distinguished from one on all of it', () => {
  expect(formats(1, 6)).toEqual([]);
  expect(formats(3, 9)).toEqual([['bold', 'some']]);
  expect(formats(7, 15)).toEqual([
    ['bold', 'all'],
    ['italic', 'some'],
  ]);
  expect(formats(11, 15)).toEqual([
    ['bold', 'all'],
    ['italic', 'all'],
  ]);
});

test('the whole document counts as its text', () => {
  const all = createStateDriver(
    [paragraph(marked('one', 'bold')), paragraph(), paragraph(marked('two', 'bold'))],
    [],
  );
  all.dispatch(all.state.tr.setSelection(new AllSelection(all.state.doc)));
  expect([...activeFormats(all.state)]).toEqual([['bold', 'all']]);
});
