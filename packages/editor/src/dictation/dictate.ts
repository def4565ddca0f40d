import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { comingFrom } from '../record/origin-of.ts';
import { spokenText } from './spoken-text.ts';

/** Replaces the selection with dictated text, as one undo step; the caret is placed after it. */
export function dictate(editor: Editor, said: string): void {
  const { state, view } = editor;
  const { $from, $to, from, to } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\u{FFFC}');
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, '\u{FFFC}');
  const text = spokenText(said, before, after);
  if (text === '' || !editor.isEditable) return;
  view.dispatch(closeHistory(comingFrom(state.tr, 'dictated').insertText(text, from, to).scrollIntoView()));
  // Keeps what is typed next out of that undo step.
  view.dispatch(closeHistory(view.state.tr));
  view.focus();
}
