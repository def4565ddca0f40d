import { redo, undo } from '@tiptap/pm/history';
import { Slice } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkable, coverageOf, listSuggestions, suggestionAt } from './selectors.ts';
import * as commands from './suggestion-commands.ts';
import { withAction } from './suggestion-key.ts';
import { corrections, createDriver, words } from './testing/suggestion-driver.ts';

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
