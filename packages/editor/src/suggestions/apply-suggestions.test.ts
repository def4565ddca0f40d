import { redo, undo } from '@tiptap/pm/history';
import { describe, expect, it } from 'vitest';
import { marked } from '../testing/editor-state.ts';
import { listSuggestions } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

describe('applying', () => {
  it('keeps the formatting of the letters that stay, and is one undo step whatever is typed next', () => {
    const driver = createDriver(['I ', marked('rec', 'bold'), marked('ieve', 'bold', 'italic'), ' it']);
    driver.check();
    driver.caret(13);
    const before = driver.state.doc.toJSON();
    driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    driver.run(commands.endUndoStep);
    const after = driver.state.doc.toJSON();
    expect(driver.text).toBe('I receive it');
    expect(driver.state.doc.rangeHasMark(3, 10, driver.state.schema.mark('bold').type)).toBe(true);
    expect(driver.state.selection.head).toBe(13);
    driver.type('!');
    driver.run(undo);
    expect(driver.state.doc.toJSON()).toEqual(after);
    driver.run(undo);
    expect(driver.state.doc.toJSON()).toEqual(before);
    driver.run(redo);
    expect(driver.text).toBe('I receive it');
  });

  it('keeps the caret where it is, before, inside and after the words', () => {
    const carets = [1, 2, 4, 5, 6, 9].map((caret) => {
      const driver = createDriver(['a alot of']);
      driver.check();
      driver.caret(caret);
      driver.wait(2000);
      driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
      return driver.state.selection.head;
    });
    expect(carets).toEqual([1, 2, 5, 6, 7, 10]);
  });

  it('puts the caret after the new words if the writer goes on there', () => {
    const carets = [1, 3, 6, 13].map((caret) => {
      const driver = createDriver(['I recieve it']);
      driver.check();
      driver.caret(caret);
      driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? '', { thenWrite: true }));
      driver.type(' gladly');
      return driver.text;
    });
    expect(new Set(carets)).toEqual(new Set(['I receive gladly it']));
  });

  it('takes another replacement if one is given', () => {
    const driver = createDriver(['teh']);
    driver.check();
    driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? '', { replacement: 'ten' }));
    expect(driver.text).toBe('ten');
  });

  it('applies all as one undo step, deletes for an empty replacement, and clears', () => {
    const driver = createDriver(['teh very alot'], ['wich recieve']);
    driver.check();
    const before = driver.state.doc.toJSON();
    driver.run(commands.applyAllSuggestions);
    expect(driver.text).toBe('the  a lot\nwhich receive');
    expect(words(driver)).toEqual([]);
    driver.run(undo);
    expect(driver.state.doc.toJSON()).toEqual(before);
  });

  it('skips suggestions that are only likely when all are applied, even if there are no others', () => {
    const driver = createDriver(['teh maybe']);
    driver.check();
    driver.run(commands.applyAllSuggestions);
    expect(driver.text).toBe('the maybe');
    expect(words(driver)).toEqual(['maybe']);
    driver.run(commands.applyAllSuggestions);
    expect(driver.text).toBe('the maybe');
    driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    expect(driver.text).toBe('the may be');
  });
});
