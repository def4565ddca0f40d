import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { type PassageBlock, passageBlocks, passageText } from '../ai-card/passage-text.ts';
import { unreported } from '../document/unreported.ts';
import { comingFrom, type GivenOrigin } from '../record/origin-of.ts';
import { recordedOf, withRuns } from '../record/record-plugin.ts';
import { replaceDifference } from '../document/replace-difference.ts';
import { type AnswerText, replaceByAnswer } from '../answers/answer-text.ts';

/**
 * The text while it is read-only. Changes shown meanwhile are neither reported as edits nor added to the undo history
 * until settled.
 */
export interface HeldText {
  readonly original: Node;
  /** The text of each paragraph and heading; empty for code, which is not prose. */
  readonly blocks: readonly string[];
  /** Shows another document instead, or the original again. */
  readonly show: (next: Node) => void;
  /** Replaces the text of one block. */
  readonly showBlock: (index: number, answer: AnswerText) => void;
  /** Makes the text shown the actual text, as one undo step, after a last change to it. */
  readonly settle: (origin: GivenOrigin, last?: (tr: Transaction) => Transaction) => void;
  /** Makes the text editable again. */
  readonly release: () => void;
}

/** Makes the editor read-only and stores the text. */
export function holdText(editor: Editor): HeldText {
  const { doc: original, selection } = editor.state;
  const bookmark = selection.getBookmark();
  const { runs } = recordedOf(editor.state);
  const blocksOf = (doc: Node): PassageBlock[] => passageBlocks(doc, 0, doc.content.size);
  editor.setEditable(false, false);

  const become = (next: Node, change: (tr: Transaction) => Transaction) => {
    const tr = replaceDifference(editor.state.tr, next);
    if (tr.docChanged) editor.view.dispatch(change(tr));
  };
  const asItWas = (tr: Transaction) => withRuns(unreported(tr), runs);
  const endUndoStep = () => editor.view.dispatch(closeHistory(editor.state.tr));

  return {
    original,
    blocks: blocksOf(original).map(({ node, from, to }) =>
      node.type.spec.code === true ? '' : passageText(original, from, to),
    ),
    show: (next) => become(next, next === original ? asItWas : unreported),
    showBlock: (index, answer) => {
      const block = blocksOf(editor.state.doc)[index];
      if (block === undefined || answer.text.trim() === '') return;
      editor.view.dispatch(unreported(replaceByAnswer(editor.state.tr, block.from, block.to, answer)));
    },
    settle: (origin, last = (tr) => tr) => {
      const shown = editor.state.doc;
      become(original, asItWas);
      endUndoStep();
      become(shown, (tr) => last(comingFrom(tr, origin)));
      endUndoStep();
    },
    release: () => {
      if (editor.state.doc.eq(original)) {
        editor.view.dispatch(editor.state.tr.setSelection(bookmark.resolve(editor.state.doc)));
      }
      editor.setEditable(true, false);
    },
  };
}
