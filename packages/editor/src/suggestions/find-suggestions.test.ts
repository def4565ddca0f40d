import { undo } from '@tiptap/pm/history';
import { describe, expect, it } from 'vitest';
import { marked } from '../testing/editor-state.ts';
import { coverageOf, listSuggestions } from './selectors.ts';
import { withAction } from './suggestion-key.ts';
import { createDriver, words } from './testing/suggestion-driver.ts';

describe('finding', () => {
  it('underlines what was found, after marks and citations and in later paragraphs', () => {
    const citation = { type: 'inlineCitation', attrs: { index: 1, reference: null, id: 'a' } };
    const driver = createDriver(['I ', marked('bold', 'bold'), citation, ' recieve 😀 teh'], ['Second wich']);
    driver.check();
    expect(words(driver)).toEqual(['recieve', 'teh', 'wich']);
    expect(coverageOf(driver.state)).toEqual({ checked: 2, total: 2 });
  });

  it('takes no correction that is marked correct, is empty, is out of range or spans a citation', () => {
    const citation = { type: 'inlineCitation', attrs: { index: 1, reference: null, id: 'a' } };
    const driver = createDriver(['teh', citation, ' x']);
    const base = { icon: 'style' as const, summary: '', rule: 'r', alternatives: [] };
    driver.dispatch(withAction(driver.state.tr, { type: 'request', id: 1 }));
    const found = [
      { ...base, offset: 0, length: 3, replacement: 'correct' },
      { ...base, offset: 0, length: 0, replacement: 'a' },
      { ...base, offset: 2, length: 90, replacement: 'a' },
      { ...base, offset: 1, length: 4, replacement: 'a' },
    ];
    const blocks = [{ from: 1, text: 'teh\uFFFC x', corrections: found }];
    driver.dispatch(withAction(driver.state.tr, { type: 'answer', id: 1, blocks }));
    expect(words(driver)).toEqual([]);
  });

  it('checks a paragraph again only after it has changed', () => {
    const driver = createDriver(['one teh'], ['two teh']);
    driver.check();
    driver.caret(4);
    driver.type('x');
    expect(coverageOf(driver.state)).toEqual({ checked: 1, total: 2 });
  });

  it('keeps a highlight that is found again', () => {
    const driver = createDriver(['teh one']);
    driver.check();
    const [before] = listSuggestions(driver.state);
    driver.caret(8);
    driver.type(' wich ');
    driver.check();
    const [after] = listSuggestions(driver.state);
    expect(after).toEqual(before);
    expect(words(driver)).toEqual(['teh', 'wich']);
  });

  it('finds a mistake again that undo brings back', () => {
    const driver = createDriver(['one teh two']);
    driver.check();
    driver.dispatch(driver.state.tr.delete(1, 12));
    expect(words(driver)).toEqual([]);
    driver.run(undo);
    expect(coverageOf(driver.state)).toEqual({ checked: 0, total: 1 });
    driver.check();
    expect(words(driver)).toEqual(['teh']);
  });
});
