import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { isSafeLink } from '@octavo/document-schema';

/** The address of the link at the selection, if there is one. */
export function linkAt(state: EditorState): string | null {
  const { $from, from, to, empty } = state.selection;
  const type = state.schema.marks['link'];
  if (!type) return null;
  let mark = type.isInSet($from.marks());
  if (!empty) state.doc.nodesBetween(from, to, (node) => void (mark ??= type.isInSet(node.marks)));
  const href: unknown = mark?.attrs['href'];
  return typeof href === 'string' ? href : null;
}

/** What was typed as an address, completed: a bare domain gets https, a bare mailbox mailto. Null when it is none. */
export function completeAddress(typed: string): string | null {
  const address = typed.trim();
  if (isSafeLink(address)) return address;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(address)) return `mailto:${address}`;
  if (/^[^\s:/]+\.[^\s:]+$/u.test(address) && isSafeLink(`https://${address}`)) return `https://${address}`;
  return null;
}

/** Links the selection, or the whole link the caret is in; an empty address takes the link off. */
export function setLink(editor: Editor, typed: string): boolean {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (typed.trim() === '') return chain.unsetMark('link').run();
  const href = completeAddress(typed);
  return href !== null && chain.setMark('link', { href }).run();
}
