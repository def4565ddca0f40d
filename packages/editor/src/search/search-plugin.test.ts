import { expect, it } from 'vitest';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { searchFor, searchPlugin, searchTermOf } from './search-plugin.ts';

function createDriver() {
  const plugin = searchPlugin();
  const driver = createStateDriver(
    [paragraph('tea and Tea ', marked('tea', 'bold')), paragraph('no')],
    [plugin],
  );
  const marks = () => {
    const { doc } = driver.state;
    const set = plugin.props.decorations?.call(plugin, driver.state);
    const found: number[] = [];
    set?.forEachSet((each) =>
      found.push(
        ...each.find().map(({ from, to }) => (doc.textBetween(from, to).toLowerCase() === 'tea' ? from : -1)),
      ),
    );
    return found.toSorted((a, b) => a - b);
  };
  return Object.assign(driver, { marks });
}

it('marks the first occurrence in each text run and no further ones', () => {
  const driver = createDriver();
  driver.run(searchFor('tea'));
  expect(searchTermOf(driver.state)).toBe('tea');
  expect(driver.marks()).toEqual([1, 13]);
});

it('clears all marks for an empty term', () => {
  const driver = createDriver();
  driver.run(searchFor('tea'));
  driver.run(searchFor(''));
  expect(driver.marks()).toEqual([]);
  expect(searchTermOf(driver.state)).toBe('');
});

it('follows edits', () => {
  const driver = createDriver();
  driver.run(searchFor('tea'));
  driver.caret(1);
  driver.type('s');
  expect(driver.marks()).toEqual([2, 14]);
  driver.dispatch(driver.state.tr.insertText('tea ', 20));
  expect(driver.marks()).toEqual([2, 14, 20]);
  driver.dispatch(driver.state.tr.delete(2, 5));
  expect(driver.marks()).toEqual([7, 11, 17]);
});
