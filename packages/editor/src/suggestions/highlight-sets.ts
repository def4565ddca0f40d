import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { type Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Range } from '../text/changed-ranges.ts';
import { findingOf } from './paint.ts';
import { isIntact } from './word-boundary.ts';

/** A set of highlights after an edit, and whether the edit removed any. */
export interface CarriedSet {
  readonly set: DecorationSet;
  readonly lost: boolean;
}

/** Maps highlights through an edit, dropping those whose words it changed. */
export function carry(set: DecorationSet, tr: Transaction, changed: readonly Range[]): CarriedSet {
  if (set === DecorationSet.empty) return { set, lost: false };
  let lost = false;
  const mapped = set.map(tr.mapping, tr.doc, {
    onRemove: () => {
      lost = true;
    },
  });
  const altered = changed
    .flatMap(({ from, to }) => mapped.find(from, to))
    .filter((found) => !stillReads(tr.doc, found));
  return altered.length === 0 ? { set: mapped, lost } : { set: mapped.remove(altered), lost: true };
}

function stillReads(doc: Node, highlight: Decoration): boolean {
  return isIntact(doc, highlight.from, highlight.to, findingOf(highlight).original);
}

/** Moves highlights from one set to another. */
export function move(
  from: DecorationSet,
  to: DecorationSet,
  moved: Decoration[],
  doc: Node,
): [DecorationSet, DecorationSet] {
  // Both calls modify the array passed to them.
  return moved.length === 0 ? [from, to] : [from.remove([...moved]), to.add(doc, [...moved])];
}

/** The highlights that contain or touch a collapsed caret. */
export function touching(set: DecorationSet, caret: number | null): Decoration[] {
  return caret === null ? [] : set.find(caret, caret);
}
