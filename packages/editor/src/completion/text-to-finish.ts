import type { EditorState } from '@tiptap/pm/state';
import { TextSelection } from '@tiptap/pm/state';
import { lastSentences } from '@octavo/contract/last-sentences';

/** More than three sentences of prose, and less than the server's limit. */
const longestText = 4_000;

/** The text before the caret to continue from; null if no continuation is wanted there. */
export function textToFinish({ doc, selection }: EditorState): string | null {
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { head, $head } = selection;
  const { parent, parentOffset } = $head;
  if (parent.type.spec.code === true) return null;
  const goesOn = parent.textBetween(parentOffset, parent.content.size, undefined, ' ').trim() !== '';
  if (goesOn || parent.textBetween(0, parentOffset).trim() === '') return null;
  return lastSentences(doc.textBetween(Math.max(0, head - longestText), head, '\n', ' '));
}
