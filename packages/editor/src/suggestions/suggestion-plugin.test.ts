import { redo, undo } from '@tiptap/pm/history';
import { Slice } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonNode } from '../schema/index.ts';
import { createStateDriver, marked, paragraph } from '../testing/editor-state.ts';
import { checkable, coverageOf, listSuggestions, suggestionAt } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { suggestionsOf, withAction } from './suggestion-key.ts';
import { suggestionPlugin } from './suggestion-plugin.ts';
import type { Correction } from './suggestion.ts';

const wrong: Readonly<Record<string, string>> = {
  teh: 'the',
  recieve: 'receive',
  alot: 'a lot',
  very: '',
  wich: 'which',
};

function corrections(text: string): Correction[] {
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap((found) => {
    const replacement = Object.hasOwn(wrong, found[0]) ? wrong[found[0]] : undefined;
    if (replacement === undefined) return [];
    const place = { offset: found.index, length: found[0].length };
    return [
      {
        ...place,
        replacement,
        icon: 'spelling',
        summary: 'Misspelt',
        rule: `rule-${found[0]}`,
        alternatives: [],
      },
    ];
  });
}

let nextRequest = 0;

function createDriver(...content: readonly (readonly (string | JsonNode)[])[]) {
  const driver = createStateDriver(
    content.map((parts) => paragraph(...parts)),
    [suggestionPlugin()],
  );
  const ask = () => {
    nextRequest += 1;
    const id = nextRequest;
    const blocks = checkable(driver.state.doc).map(({ node, from }) => {
      const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
      return { from: from + 1, text, corrections: corrections(text) };
    });
    driver.dispatch(withAction(driver.state.tr, { type: 'request', id }));
    return () => driver.dispatch(withAction(driver.state.tr, { type: 'answer', id, blocks }));
  };
  return Object.assign(driver, { ask, check: () => ask()() });
}

type Driver = ReturnType<typeof createDriver>;

const words = (driver: Driver) =>
  listSuggestions(driver.state).map(({ from, to }) => driver.state.doc.textBetween(from, to));

describe('finding', () => {
  it('underlines what was found, behind marks, citations and in later paragraphs', () => {
    const citation = { type: 'inlineCitation', attrs: { index: 1, reference: null, id: 'a' } };
    const driver = createDriver(['I ', marked('bold', 'bold'), citation, ' recieve 😀 teh'], ['Second wich']);
    driver.check();
    expect(words(driver)).toEqual(['recieve', 'teh', 'wich']);
    expect(coverageOf(driver.state)).toEqual({ checked: 2, total: 2 });
  });

  it('takes no correction that says correct, is empty, lies outside, or crosses a citation', () => {
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

  it('checks a paragraph again only after it changed', () => {
    const driver = createDriver(['one teh'], ['two teh']);
    driver.check();
    driver.caret(4);
    driver.type('x');
    expect(coverageOf(driver.state)).toEqual({ checked: 1, total: 2 });
  });

  it('keeps the same highlight when it is found again', () => {
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

  it('finds again what an undo brings back', () => {
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

  it('is dropped with its paragraph', () => {
    const driver = createDriver(['one teh'], ['two']);
    const answer = driver.ask();
    driver.dispatch(driver.state.tr.delete(0, 9));
    answer();
    expect(words(driver)).toEqual([]);
  });
});

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

  it('underlines it after a pause', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    driver.wait(1000);
    driver.dispatch(withAction(driver.state.tr, { type: 'release' }));
    expect(words(driver)).toEqual(['teh']);
  });

  it('shows what was withheld when the caret goes elsewhere', () => {
    const driver = createDriver(['one ']);
    driver.caret(5);
    driver.type('teh');
    driver.check();
    driver.caret(1);
    expect(words(driver)).toEqual(['teh']);
  });

  it('drops a highlight whose word grows, and one that is emptied', () => {
    const driver = createDriver(['one teh two wich']);
    driver.check();
    driver.caret(8);
    driver.type('n');
    expect(words(driver)).toEqual(['wich']);
    driver.dispatch(driver.state.tr.delete(14, 18));
    expect(words(driver)).toEqual([]);
  });

  it('keeps a highlight when a space or bold is put on it', () => {
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

describe('applying', () => {
  it('keeps the marks on the letters that stay and is one undo step, whatever is typed next', () => {
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

  it('keeps the caret where the reader is, before, inside and after', () => {
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

  it('takes another replacement when one is given', () => {
    const driver = createDriver(['teh']);
    driver.check();
    driver.run(commands.applySuggestion(listSuggestions(driver.state)[0]?.id ?? '', 'ten'));
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
});

describe('choosing', () => {
  it('selects, goes round with next and previous, and a click never drops', () => {
    const driver = createDriver(['teh two wich']);
    driver.check();
    const [first, second] = listSuggestions(driver.state).map(({ id }) => id);
    const selected = () => suggestionsOf(driver.state)?.selectedId;
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(first);
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(second);
    driver.run(commands.selectNeighbour(1));
    expect(selected()).toBe(first);
    driver.run(commands.selectNeighbour(-1));
    expect(selected()).toBe(second);
    driver.caret(2);
    expect(words(driver)).toEqual(['teh', 'wich']);
    expect(suggestionAt(driver.state, 2)?.id).toBe(first);
  });

  it('regression: a word that is chosen just after typing keeps its highlight', () => {
    const driver = createDriver(['teh two']);
    driver.caret(8);
    driver.type('.');
    driver.check();
    const [first] = listSuggestions(driver.state);
    driver.caret(2);
    driver.run(commands.selectSuggestion(first?.id ?? ''));
    expect(words(driver)).toEqual(['teh']);
  });

  it('ignores one for as long as its words stay, and a rule until it is taken back', () => {
    const driver = createDriver(['teh and teh and wich']);
    driver.check();
    driver.run(commands.ignoreSuggestion(listSuggestions(driver.state)[0]?.id ?? ''));
    driver.run(commands.recheckSuggestions);
    driver.check();
    expect(listSuggestions(driver.state).map(({ from }) => from)).toEqual([9, 17]);
    driver.run(commands.ignoreRules(['rule-wich']));
    expect(words(driver)).toEqual(['teh']);
    driver.run(commands.ignoreRules([]));
    driver.check();
    expect(words(driver)).toEqual(['teh', 'wich']);
  });

  it('adds one or many, removes by position, id and range, clears, hides and shows', () => {
    const driver = createDriver(['one two three four']);
    const suggestion = (id: string, from: number, to: number) => ({
      id,
      from,
      to,
      kind: 'style' as const,
      icon: 'style',
      summary: '',
      replacement: '',
      alternatives: [],
      rule: 'r',
      original: driver.state.doc.textBetween(from, to),
    });
    driver.run(commands.addSuggestions([suggestion('a', 1, 4)]));
    driver.run(
      commands.addSuggestions([suggestion('b', 5, 8), suggestion('c', 9, 14), suggestion('d', 15, 19)]),
    );
    expect(words(driver)).toEqual(['one', 'two', 'three', 'four']);
    driver.run(commands.removeSuggestionsBetween(2));
    driver.run(commands.removeSuggestion('b'));
    expect(words(driver)).toEqual(['three', 'four']);
    driver.run(commands.showSuggestions(false));
    expect(words(driver)).toEqual([]);
    driver.run(commands.showSuggestions(true));
    expect(words(driver)).toEqual(['three', 'four']);
    driver.run(commands.removeSuggestionsBetween(10, 12));
    expect(words(driver)).toEqual(['four']);
    driver.run(commands.clearSuggestions);
    expect(words(driver)).toEqual([]);
  });
});

describe('under random edits', () => {
  const edit = fc.oneof(
    fc.record({
      kind: fc.constant('type' as const),
      at: fc.nat(),
      text: fc.constantFrom('a', ' ', 'teh', '.', 'é', '😀'),
    }),
    fc.record({
      kind: fc.constant('delete' as const),
      at: fc.nat(),
      length: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({ kind: fc.constant('split' as const), at: fc.nat() }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(), to: fc.nat() }),
    fc.record({
      kind: fc.constantFrom(
        'ask' as const,
        'answer' as const,
        'undo' as const,
        'redo' as const,
        'pause' as const,
      ),
    }),
    fc.record({ kind: fc.constantFrom('bold' as const, 'caret' as const, 'apply' as const), at: fc.nat() }),
  );

  it('every highlight covers exactly its words, none is empty, none stands under the word being typed', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const driver = createDriver(['teh one wich two'], ['alot recieve three'], ['four teh']);
        const answers = [driver.ask()];
        answers.shift()?.();
        for (const step of edits) {
          const { state } = driver;
          const at =
            'at' in step ? state.doc.resolve(1 + (step.at % Math.max(1, state.doc.content.size - 1))) : null;
          const point = at?.parent.isTextblock ? at.pos : 1;
          let typed = false;
          if (step.kind === 'type') {
            driver.caret(point);
            driver.dispatch(driver.state.tr.insertText(step.text));
            typed = true;
          } else if (step.kind === 'delete') {
            driver.dispatch(state.tr.delete(point, Math.min(point + step.length, state.doc.content.size)));
          } else if (step.kind === 'split') {
            driver.dispatch(state.tr.split(point));
          } else if (step.kind === 'move') {
            const block = state.doc.childAfter(Math.min(step.to, state.doc.content.size - 1));
            const slice = new Slice(
              state.doc.slice(block.offset, block.offset + (block.node?.nodeSize ?? 0)).content,
              0,
              0,
            );
            const tr = state.tr.insert(0, slice.content);
            driver.dispatch(
              tr.delete(tr.mapping.map(block.offset), tr.mapping.map(block.offset + slice.size)),
            );
          } else if (step.kind === 'bold') {
            driver.dispatch(
              state.tr.addMark(point, Math.min(point + 4, state.doc.content.size), state.schema.mark('bold')),
            );
          } else if (step.kind === 'caret') driver.caret(point);
          else if (step.kind === 'ask') answers.push(driver.ask());
          else if (step.kind === 'answer') answers.shift()?.();
          else if (step.kind === 'undo') driver.run(undo);
          else if (step.kind === 'redo') driver.run(redo);
          else if (step.kind === 'pause') driver.wait(2000);
          else driver.run(commands.applySuggestion(suggestionAt(state, point)?.id ?? ''));

          for (const { from, to, original } of listSuggestions(driver.state)) {
            expect(from).toBeLessThan(to);
            expect(driver.state.doc.textBetween(from, to, '\n', '\uFFFC')).toBe(original);
            const caret = driver.state.selection.head;
            expect(typed && from <= caret && caret <= to).toBe(false);
          }
        }
        for (const answer of answers) answer();
        driver.wait(2000);
        driver.check();
        driver.dispatch(withAction(driver.state.tr, { type: 'release' }));
        const expected = checkable(driver.state.doc).flatMap(
          ({ node }) => corrections(node.textContent).length,
        );
        expect(words(driver).length).toBe(expected.reduce((sum, found) => sum + found, 0));
        expect(coverageOf(driver.state).checked).toBe(coverageOf(driver.state).total);
      }),
      { seed: 603, numRuns: 300 },
    );
  });
});
