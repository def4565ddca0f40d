import { describe, expect, it } from 'vitest';
import { recheckSuggestions } from './suggestion-commands.ts';
import { withAction } from './suggestion-key.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

describe('typing', () => {
  it('never underlines the word at the caret until it is finished', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    expect(words(driver)).toEqual([]);
    driver.type(' ');
    expect(words(driver)).toEqual(['teh']);
  });

  it('regression 189: leaves a word that may continue alone, however long the pause', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    driver.wait(1000);
    driver.dispatch(withAction(driver.state.tr, { type: 'release' }));
    expect(words(driver)).toEqual([]);
    driver.run(recheckSuggestions);
    driver.check();
    expect(words(driver)).toEqual([]);
    driver.type('.');
    expect(words(driver)).toEqual(['teh']);
  });

  it('underlines the word once the writer has left it', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    driver.dispatch(withAction(driver.state.tr, { type: 'release', isLeft: true }));
    driver.check();
    expect(words(driver)).toEqual(['teh']);
  });

  it('underlines a word after text was typed before it, after a pause', () => {
    const driver = createDriver(['teh one']);
    driver.caret(1);
    driver.type('x ');
    driver.check();
    expect(words(driver)).toEqual([]);
    driver.wait(1000);
    driver.dispatch(withAction(driver.state.tr, { type: 'release' }));
    expect(words(driver)).toEqual(['teh']);
  });

  it('shows withheld suggestions when the caret moves away', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    driver.caret(1);
    expect(words(driver)).toEqual(['teh']);
  });

  it('drops a highlight whose word grows or is emptied', () => {
    const driver = createDriver(['one teh two wich']);
    driver.check();
    driver.caret(8);
    driver.type('n');
    expect(words(driver)).toEqual(['wich']);
    driver.dispatch(driver.state.tr.delete(14, 18));
    expect(words(driver)).toEqual([]);
  });

  it('keeps a highlight when a space is typed next to it or it becomes bold', () => {
    const driver = createDriver(['one teh two']);
    driver.check();
    driver.caret(5);
    driver.type(' ');
    const bold = driver.state.schema.mark('bold');
    driver.dispatch(driver.state.tr.addMark(6, 8, bold));
    driver.wait(1000);
    driver.dispatch(withAction(driver.state.tr, { type: 'release' }));
    expect(words(driver)).toEqual(['teh']);
  });
});
