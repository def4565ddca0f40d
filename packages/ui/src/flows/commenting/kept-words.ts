import { anchorAt, findAnchor } from '@octavo/document-schema/comment-anchor';
import type { SelectedText } from './selected-text.ts';

/** What the reader has selected, in the version of the text that it was selected in. */
export interface KeptWords extends SelectedText {
  readonly text: string;
}

/** Where the words are in a text: in another version they are found as comments are. Null where they are gone. */
export function placeOfWords({ text: before, from, to }: KeptWords, text: string): SelectedText | null {
  if (before === text) return { from, to };
  const found = findAnchor(text, anchorAt(before, from, to));
  return found.isGone ? null : { from: found.from, to: found.to };
}
