import { expect, it } from 'vitest';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { isFocusMode } from './focus-key.ts';
import { createFocusMode, litOf } from './focus-mode.ts';

function open() {
  const mode = createFocusMode();
  const item = { type: 'listItem', content: [paragraph('ebb')] };
  const driver = createStateDriver(
    [paragraph('One'), { type: 'bulletList', content: [item] }, paragraph('Three')],
    [mode.plugin],
  );
  const lit = () =>
    litOf(driver.state)
      .find()
      .map(({ from, to }) => driver.state.doc.textBetween(from, to));
  return { driver, set: (isOn: boolean) => mode.set(driver, isOn), lit };
}

it('highlights only the paragraph at the caret, in lists too', () => {
  const { driver, set, lit } = open();
  driver.caret(2);
  expect([lit(), isFocusMode(driver.state)]).toEqual([[], false]);
  set(true);
  const seen = [lit()];
  for (const position of [9, 15]) {
    driver.caret(position);
    seen.push(lit());
  }
  expect(seen).toEqual([['One'], ['ebb'], ['Three']]);
  set(false);
  expect([lit(), isFocusMode(driver.state)]).toEqual([[], false]);
});

it('stays on its paragraph while it is edited, split and joined', () => {
  const { driver, set, lit } = open();
  driver.caret(4);
  set(true);
  const before = litOf(driver.state);
  driver.caret(2);
  expect(litOf(driver.state)).toBe(before);
  driver.type('xy');
  expect(lit()).toEqual(['Oxyne']);
  driver.dispatch(driver.state.tr.split(4));
  expect(lit()).toEqual(['ne']);
  driver.dispatch(driver.state.tr.join(5));
  expect(lit()).toEqual(['Oxyne']);
});
