import type { CaretCommand, CaretReport } from '@octavo/machines/completion';
import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { fromCallback } from 'xstate';
import { ghostTextOf, showGhostText, takenGhostText } from '../ghost-text/ghost-text-plugin.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { createPause } from '../view/pause.ts';
import { textToFinish } from './text-to-finish.ts';

/** From the last key to the request, in milliseconds (SPEC §9). */
const debounce = 300;

/**
 * The caret of an editor for the completion machine: `completionMachine.provide({ actors: { caret } })`. Key presses
 * send nothing: a pause is reported once, and its end once.
 *
 * @param keys names of the keys that accept the offer, in the reader's language
 */
export function connectCompletion(editor: Editor, keys: () => string) {
  return fromCallback<CaretCommand, void, CaretReport>(({ receive, sendBack }) => {
    let isReported = false;
    const show = (text: string | null) => {
      if (editor.isDestroyed) return;
      const ghost = text === null ? null : { text, keys: keys() };
      showGhostText(ghost)(editor.state, (tr) => editor.view.dispatch(tr));
    };
    const leave = () => {
      if (isReported) sendBack({ type: 'leave' });
      isReported = false;
    };
    const pause = createPause(() => {
      const { view } = editor;
      const text = view.hasFocus() && !view.composing ? textToFinish(editor.state) : null;
      if (text === null) return;
      isReported = true;
      sendBack({ type: 'pause', text });
    });
    const unwatch = onEditorView(editor, (state, before) => {
      const isWritten = state.doc !== before.doc;
      if (!isWritten && state.selection.eq(before.selection)) return;
      // The writer is typing or accepting the offered text.
      if (ghostTextOf(state) !== null) return;
      leave();
      if (isWritten) pause.restart(debounce);
      else pause.stop();
    });
    const reportTaken = ({ transaction }: { transaction: Transaction }) => {
      const text = takenGhostText(transaction);
      if (text !== null) sendBack({ type: 'taken', text });
    };
    editor.on('transaction', reportTaken);
    receive(({ text }) => {
      if (isReported && !editor.view.composing) show(text);
    });
    return () => {
      unwatch();
      editor.off('transaction', reportTaken);
      pause.stop();
      show(null);
    };
  });
}
