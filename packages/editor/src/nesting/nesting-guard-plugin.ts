import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { maxDocumentDepth } from '@octavo/document-schema';
import { changedRanges } from '../text/changed-ranges.ts';

/** Rejects changes that nest deeper than a saved document may (paste, indent, wrap); the document is unchanged. */
export function nestingGuardPlugin(refused: () => void): Plugin {
  return new Plugin({
    key: new PluginKey('nestingGuard'),
    filterTransaction: (tr) => {
      if (!mayNest(tr) || isShallow(tr)) return true;
      refused();
      return false;
    },
  });
}

/** Inserting inline content and deleting, as in typing, cannot increase nesting and need no further check. */
function mayNest({ steps, docChanged }: Transaction): boolean {
  return (
    docChanged &&
    steps.some(
      (step) =>
        !(step instanceof ReplaceStep) ||
        !(step.slice.size === 0 || (step.slice.openStart === 0 && step.slice.content.firstChild?.isInline)),
    )
  );
}

function isShallow(tr: Transaction): boolean {
  const ranges = changedRanges(tr);
  // Wrapped content is between two changes.
  const from = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  let isWithin = true;
  if (from < to) {
    tr.doc.nodesBetween(from, to, (_node, position) => {
      isWithin &&= levelAt(tr.doc, position) <= maxDocumentDepth;
      return isWithin;
    });
  }
  return isWithin;
}

/** The nesting level of the node at a position; the document is level 1. */
const levelAt = (doc: Node, position: number): number => doc.resolve(position).depth + 2;
