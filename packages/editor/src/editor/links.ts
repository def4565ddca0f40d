import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { safeLink } from '@octavo/document-schema';

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

/** A typed address, completed and normalised: a bare domain gets https, a mailbox mailto. Null when it is none. */
export function completeAddress(typed: string): string | null {
  const address = typed.trim();
  const absolute = safeLink(address);
  if (absolute !== null) return absolute;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(address)) return safeLink(`mailto:${address}`);
  return /^[^\s:/]+\.[^\s:]+$/u.test(address) ? safeLink(`https://${address}`) : null;
}

/** Links the selection, or the whole link the caret is in; an empty address takes the link off. */
export function setLink(editor: Editor, typed: string): boolean {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (typed.trim() === '') return chain.unsetMark('link').run();
  const href = completeAddress(typed);
  return href !== null && chain.setMark('link', { href }).run();
}
