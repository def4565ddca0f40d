import { expect, test, vi } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { createEssayOnPoint } from './essay-on-point.ts';

const board = () => createStateDriver([paragraph('Why people read aloud'), paragraph()], []);

test('an essay can be started on the point at the caret of a board', () => {
  const driver = board();
  const onEssayWanted = vi.fn<(point: string) => void>();
  const essay = createEssayOnPoint(driver, { isBoard: () => true, onEssayWanted });
  driver.caret(3);
  expect(essay.isOffered()).toBe(true);
  essay.begin();
  expect(onEssayWanted.mock.calls).toEqual([['Why people read aloud']]);
});

test('nothing is offered on an empty line or in any other document', () => {
  const driver = board();
  const onEssayWanted = vi.fn<(point: string) => void>();
  driver.caret(3);
  expect(createEssayOnPoint(driver, { isBoard: () => false, onEssayWanted }).isOffered()).toBe(false);
  driver.caret(driver.state.doc.content.size - 1);
  const essay = createEssayOnPoint(driver, { isBoard: () => true, onEssayWanted });
  expect(essay.isOffered()).toBe(false);
  essay.begin();
  expect(onEssayWanted).not.toHaveBeenCalled();
});
