import { describe, expect, it } from 'vitest';
import { coverageOf } from './selectors.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

describe('an answer that comes late', () => {
  it('is placed on its words after edits before them', () => {
    const driver = createDriver(['one teh two wich']);
    const answer = driver.ask();
    driver.caret(1);
    driver.type('Well, ');
    answer();
    expect(words(driver)).toEqual(['teh', 'wich']);
    expect(coverageOf(driver.state)).toEqual({ checked: 0, total: 1 });
  });

  it('drops corrections of words that were edited in the meantime', () => {
    const driver = createDriver(['one teh two wich']);
    const answer = driver.ask();
    driver.caret(7);
    driver.type('x');
    answer();
    expect(words(driver)).toEqual(['wich']);
  });

  it('regression 230: keeps a shown suggestion that is now withheld, as long as its words stay', () => {
    const driver = createDriver(['one teh two wich recieve']);
    driver.check();
    driver.caret(2);
    driver.type('x');
    driver.check(['wich']);
    expect(words(driver)).toEqual(['teh', 'wich', 'recieve']);
    driver.caret(17);
    driver.type('x');
    driver.check(['wich', 'wixch']);
    expect(words(driver)).toEqual(['teh', 'recieve']);
  });

  it('does not show a withheld suggestion that was not shown before', () => {
    const driver = createDriver(['one teh two wich']);
    driver.check(['wich']);
    expect(words(driver)).toEqual(['teh']);
  });

  it('is dropped with its paragraph', () => {
    const driver = createDriver(['one teh'], ['two']);
    const answer = driver.ask();
    driver.dispatch(driver.state.tr.delete(0, 9));
    answer();
    expect(words(driver)).toEqual([]);
  });
});
