import { countWords } from '@octavo/contract/count-words';
import { undo } from '@tiptap/pm/history';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentText } from '@octavo/document-schema';
import { createStateDriver, paragraph } from '../testing/editor-state.ts';
import { wordCountOf } from './word-count.ts';

it('is right after any edit', () => {
  const edit = fc.record({
    kind: fc.constantFrom(
      'type' as const,
      'delete' as const,
      'split' as const,
      'join' as const,
      'undo' as const,
    ),
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 25 }),
    text: fc.constantFrom('word', ' ', ' — ', 'a b', '.'),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const driver = createStateDriver(
        [paragraph('one two'), paragraph('three — four'), paragraph('five')],
        [],
      );
      for (const { kind, at, length, text } of edits) {
        const { state } = driver;
        const $at = state.doc.resolve(1 + (at % Math.max(1, state.doc.content.size - 1)));
        const point = $at.parent.isTextblock ? $at.pos : 1;
        const end = Math.min(point + length, state.doc.content.size);
        if (kind === 'type') driver.dispatch(state.tr.insertText(text, point, end));
        else if (kind === 'delete') driver.dispatch(state.tr.delete(point, end));
        else if (kind === 'split') driver.dispatch(state.tr.split(point).insertText('new ', 1));
        else if (kind === 'join' && state.doc.childCount > 1) {
          driver.dispatch(state.tr.join(state.doc.child(0).nodeSize));
        } else driver.run(undo);
        expect(wordCountOf(driver.state)).toBe(countWords(documentText(driver.state.doc.toJSON())));
      }
    }),
    { seed: 606, numRuns: 200 },
  );
});
