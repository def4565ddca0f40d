import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Whether a transaction adds, removes, splits or joins blocks; typing does not. */
export function changesBlocks({ steps, docs }: Transaction): boolean {
  return steps.some((step, index) => {
    if (!(step instanceof ReplaceStep)) return false;
    if (step.slice.content.firstChild?.isBlock) return true;
    const doc = docs[index];
    if (step.from === step.to || doc === undefined) return false;
    const [from, to] = [doc.resolve(step.from), doc.resolve(step.to)];
    return from.depth === 0 || !from.sameParent(to);
  });
}
