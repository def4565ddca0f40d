import type { EditorState } from '@tiptap/pm/state';

/** The longest selection or block that can become a heading (SPEC §5). */
export const longestHeading = 60;

const sentenceEnd = /[.!?…]+(?:["'”’)\]]*)(?:\s+|$)/gu;

/**
 * Whether headings are offered: not for a selection of more than 60 characters or two sentences, nor at a caret in a
 * block longer than 60 (SPEC §5).
 */
export function offersHeading(state: EditorState): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return $from.parent.isTextblock && $from.parent.textContent.length <= longestHeading;
  if (to - from > 4 * longestHeading) return false;
  const text = state.doc.textBetween(from, to, '\n').trim();
  return text.length <= longestHeading && sentencesIn(text) <= 2;
}

function sentencesIn(text: string): number {
  return text.split(sentenceEnd).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;
}
