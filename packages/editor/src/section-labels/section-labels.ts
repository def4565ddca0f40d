import type { Editor } from '@tiptap/core';
import { isHistoryTransaction } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { Mapping } from '@tiptap/pm/transform';
import { isCardTransaction } from '../ai-card/passage-plugin.ts';
import { isUnreported } from '../document/unreported.ts';
import { changesBlocks } from './changes-blocks.ts';
import { type Parted, partedBy, positionLabels } from './position-labels.ts';

export interface SectionLabels {
  /** Moves the labels back to their paragraphs, in the undo step of the change that displaced them. */
  readonly position: () => void;
}

/** Watches the labels of a document and reports when an edit by the writer has displaced one. */
export function createSectionLabels(editor: Editor, onDisplaced: () => void): SectionLabels {
  let parted: readonly Parted[] = [];
  let cause: Transaction | null = null;

  editor.on('transaction', ({ transaction, appendedTransactions }) => {
    const all = [transaction, ...appendedTransactions];
    if (!isOfWriter(transaction) || !all.some(changesBlocks)) return;
    const mapping = new Mapping(all.flatMap(({ mapping: { maps } }) => maps));
    parted = partedBy(transaction.before, editor.state.doc, mapping);
    cause = transaction;
    if (positionLabels(editor.state.tr, parted).docChanged) onDisplaced();
    parted = [];
    cause = null;
  });

  return {
    position: () => {
      const tr = positionLabels(editor.state.tr, parted);
      if (!tr.docChanged) return;
      // Undone together with the change that displaced them.
      if (cause !== null) tr.setMeta('appendedTransaction', cause);
      editor.view.dispatch(tr);
    },
  };
}

/** Undo, other windows and cards leave labels where they are. */
const isOfWriter = (tr: Transaction): boolean =>
  !isHistoryTransaction(tr) && !isUnreported(tr) && !isCardTransaction(tr) && !isPositioning(tr);

const isPositioning = (tr: Transaction): boolean => tr.getMeta('appendedTransaction') !== undefined;
