import { redo, undo } from '@tiptap/pm/history';
import { Slice } from '@tiptap/pm/model';
import fc from 'fast-check';
import { suggestionAt } from '../selectors.ts';
import * as commands from '../suggestion-commands.ts';
import type { Driver } from './suggestion-driver.ts';

/** An action of the writer, the checker or the history. */
export const step = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    at: fc.nat(),
    text: fc.constantFrom('a', ' ', 'teh', 'maybe', '.', 'é', '😀'),
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
type Step = typeof step extends fc.Arbitrary<infer Kind> ? Kind : never;

/** Performs steps in an editor; answers arrive when the steps say so. */
export function stepsIn(driver: Driver) {
  const answers = [driver.ask()];
  return {
    answerAll: () => {
      for (const answer of answers.splice(0)) answer();
    },
    take(taken: Step): void {
      const { state } = driver;
      const at =
        'at' in taken ? state.doc.resolve(1 + (taken.at % Math.max(1, state.doc.content.size - 1))) : null;
      const point = at?.parent.isTextblock ? at.pos : 1;
      switch (taken.kind) {
        case 'type':
          driver.caret(point);
          return driver.dispatch(driver.state.tr.insertText(taken.text));
        case 'delete':
          return driver.dispatch(
            state.tr.delete(point, Math.min(point + taken.length, state.doc.content.size)),
          );
        case 'split':
          return driver.dispatch(state.tr.split(point));
        case 'move':
          return move(driver, taken.to);
        case 'bold':
          return driver.dispatch(
            state.tr.addMark(point, Math.min(point + 4, state.doc.content.size), state.schema.mark('bold')),
          );
        case 'caret':
          return driver.caret(point);
        case 'ask':
          return void answers.push(driver.ask());
        case 'answer':
          return answers.shift()?.();
        case 'undo':
          return void driver.run(undo);
        case 'redo':
          return void driver.run(redo);
        case 'pause':
          return driver.wait(2000);
        case 'apply':
          return void driver.run(commands.applySuggestion(suggestionAt(state, point)?.id ?? ''));
        default:
          return taken satisfies never;
      }
    },
  };
}

/** Moves a paragraph to the beginning. */
function move(driver: Driver, to: number): void {
  const { state } = driver;
  const block = state.doc.childAfter(Math.min(to, state.doc.content.size - 1));
  const slice = new Slice(
    state.doc.slice(block.offset, block.offset + (block.node?.nodeSize ?? 0)).content,
    0,
    0,
  );
  const tr = state.tr.insert(0, slice.content);
  driver.dispatch(tr.delete(tr.mapping.map(block.offset), tr.mapping.map(block.offset + slice.size)));
}
