import { describe, expect, it } from 'vitest';
import { coverageOf } from './selectors.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

describe('an answer that comes late', () => {
  it('lands on its words after edits before them', () => {
    const driver = createDriver(['one teh two wich']);
    const answer = driver.ask();
    driver.caret(1);
    driver.type('Well, ');
    answer();
    expect(words(driver)).toEqual(['teh', 'wich']);
    expect(coverageOf(driver.state)).toEqual({ checked: 0, total: 1 });
  });

  it('drops what was edited meanwhile', () => {
    const driver = createDriver(['one teh two wich']);
    const answer = driver.ask();
    driver.caret(7);
    driver.type('x');
    answer();
    expect(words(driver)).toEqual(['wich']);
  });

  it('regression 230: keeps what was shown before and would not be shown by itself any more, as long as its words stand', () => {
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

  it('says nothing of what is withheld where it was not shown', () => {
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
