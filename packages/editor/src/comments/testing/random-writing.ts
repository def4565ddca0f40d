import { redo, undo } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { canJoin, canSplit } from '@tiptap/pm/transform';
import fc from 'fast-check';
import { replaceDifference } from '../../document/replace-difference.ts';
import type { createCommentDriver } from './comment-driver.ts';

type Driver = ReturnType<typeof createCommentDriver>;

/** Something that a writer, or another window, does to a text. */
export const writing = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    at: fc.nat(),
    text: fc.constantFrom('a', ' ', 'one', 'one two', '😀', 'b'),
  }),
  fc.record({ kind: fc.constantFrom('cut' as const, 'delete' as const), at: fc.nat(), length: fc.nat(40) }),
  fc.record({ kind: fc.constantFrom('paste' as const, 'split' as const, 'join' as const), at: fc.nat() }),
  fc.record({ kind: fc.constantFrom('heading' as const, 'quote' as const, 'moveUp' as const), at: fc.nat() }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const, 'pause' as const) }),
  fc.record({
    kind: fc.constant('replace' as const),
    at: fc.nat(),
    text: fc.constantFrom('a', 'one two', ''),
  }),
);
export type Writing = typeof writing extends fc.Arbitrary<infer Kind> ? Kind : never;

/** `canJoin` also says so of an empty paragraph after a table, and `join` then throws. */
function isJoinable(doc: Node, pos: number): boolean {
  const { nodeBefore, nodeAfter } = doc.resolve(pos);
  return nodeBefore?.type === nodeAfter?.type && canJoin(doc, pos);
}

/** Writes in an editor; what was cut is what is pasted. */
export function createWriter(driver: Driver) {
  let clipboard = Slice.empty;
  return (taken: Writing): void => {
    const { state } = driver;
    const { doc, tr, schema } = state;
    const at = 'at' in taken ? doc.resolve(taken.at % (doc.content.size + 1)) : null;
    const point = at?.parent.isTextblock ? at.pos : null;
    switch (taken.kind) {
      case 'undo':
        return void driver.run(undo);
      case 'redo':
        return void driver.run(redo);
      case 'pause':
        return driver.wait(2000);
      case 'type':
        return point === null ? undefined : driver.dispatch(tr.insertText(taken.text, point));
      case 'cut':
      case 'delete': {
        if (point === null) return;
        const to = Math.min(point + taken.length, doc.content.size);
        if (taken.kind === 'cut') clipboard = doc.slice(point, to);
        return driver.dispatch(tr.deleteRange(point, to));
      }
      case 'paste':
        return point === null ? undefined : driver.dispatch(tr.replaceRange(point, point, clipboard));
      case 'split':
        if (point !== null && canSplit(doc, point)) driver.dispatch(tr.split(point));
        return;
      case 'join':
        if (at && at.depth > 0 && isJoinable(doc, at.before())) driver.dispatch(tr.join(at.before()));
        return;
      case 'heading': {
        const { heading } = schema.nodes;
        if (point !== null && heading) driver.dispatch(tr.setBlockType(point, point, heading, { level: 2 }));
        return;
      }
      case 'quote': {
        const range = at?.blockRange();
        const { blockquote } = schema.nodes;
        if (range && range.depth === 0 && blockquote) driver.dispatch(tr.wrap(range, [{ type: blockquote }]));
        return;
      }
      case 'moveUp': {
        const index = at?.index(0) ?? 0;
        const node = doc.maybeChild(index);
        if (!node || index === 0) return;
        const start = at?.posAtIndex(index, 0) ?? 0;
        const before = doc.child(index - 1).nodeSize;
        return driver.dispatch(tr.delete(start, start + node.nodeSize).insert(start - before, node));
      }
      case 'replace': {
        // Another window has added a paragraph and taken the last one away.
        const kept = doc.content.content.slice(0, Math.max(1, doc.childCount - 1));
        const added = schema.node('paragraph', null, taken.text === '' ? [] : [schema.text(taken.text)]);
        const place = taken.at % (kept.length + 1);
        const content = [...kept.slice(0, place), added, ...kept.slice(place)];
        const next = doc.copy(Fragment.fromArray(content));
        return driver.dispatch(replaceDifference(tr, next).setMeta('addToHistory', false));
      }
      default:
        return taken satisfies never;
    }
  };
}
