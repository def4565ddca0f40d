import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { maxDocumentDepth } from '@octavo/document-schema';
import { changedRanges } from '../text/changed-ranges.ts';

/** Refuses changes that nest deeper than a saved document may (paste, indent, wrap); the document is unchanged. */
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

/** Inserting text and deleting, as typing does, cannot nest anything and need no further check. */
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
  // What is wrapped lies between two changes.
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

/** The level of the node that begins there; the document is the first. */
const levelAt = (doc: Node, position: number): number => doc.resolve(position).depth + 2;
