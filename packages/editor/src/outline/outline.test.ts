import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { headingPosition, outlineOf } from './outline.ts';

const heading = (level: number, text: string) => ({ ...paragraph(text), type: 'heading', attrs: { level } });

it('lists the headings with their word counts, and marks the one above the caret', () => {
  const driver = createStateDriver(
    [
      paragraph('not under any'),
      heading(1, 'One'),
      paragraph('two words'),
      heading(3, 'Deep'),
      paragraph('and three more'),
      heading(2, 'Less deep'),
      heading(1, 'Two'),
    ],
    [],
  );
  expect(outlineOf(driver.state)).toEqual({
    headings: [
      { id: '0', level: 1, text: 'One', words: 5 },
      { id: '1', level: 3, text: 'Deep', words: 3 },
      { id: '2', level: 2, text: 'Less deep', words: 0 },
      { id: '3', level: 1, text: 'Two', words: 0 },
    ],
    current: null,
  });
  const deep = headingPosition(driver.state.doc, '1') ?? 0;
  driver.caret(deep + 8);
  expect(outlineOf(driver.state).current).toBe('1');
  expect(headingPosition(driver.state.doc, '4')).toBeNull();
});
