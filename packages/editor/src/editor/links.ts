import { type Editor, getMarkRange } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { safeLink } from '@octavo/document-schema';

/** The address of the link at the selection; null if there is none. */
export function linkAt(state: EditorState): string | null {
  const { $from, from, to, empty } = state.selection;
  const type = state.schema.marks['link'];
  if (!type) return null;
  let mark = type.isInSet($from.marks());
  // At the edges of a link, typed text does not extend it, but the link is still the one meant.
  if (empty) mark ??= type.isInSet([...($from.nodeAfter?.marks ?? []), ...($from.nodeBefore?.marks ?? [])]);
  else state.doc.nodesBetween(from, to, (node) => void (mark ??= type.isInSet(node.marks)));
  const href: unknown = mark?.attrs['href'];
  return typeof href === 'string' ? href : null;
}

/**
 * A typed address, completed and normalised: a bare domain gets https, an email address mailto. Null if it is not an
 * address.
 */
export function completeAddress(typed: string): string | null {
  const address = typed.trim();
  const absolute = safeLink(address);
  if (absolute !== null) return absolute;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/u.test(address)) return safeLink(`mailto:${address}`);
  return /^[^\s:/]+\.[^\s:]+$/u.test(address) ? safeLink(`https://${address}`) : null;
}

/**
 * Links the selection, or the whole link at the caret; an empty address removes the link. The selection is kept: if the
 * whole link were selected, the next key would replace its text, and a click would not place the caret in it.
 */
export function setLink(editor: Editor, typed: string): boolean {
  const { from, to } = editor.state.selection;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (typed.trim() === '') return chain.unsetMark('link').setTextSelection({ from, to }).run();
  const href = completeAddress(typed);
  return href !== null && chain.setMark('link', { href }).setTextSelection({ from, to }).run();
}

export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The whole link at the caret. */
export function linkAroundCaret({ state }: Editor): LinkPlace | null {
  return state.selection.empty && linkAt(state) !== null ? linkAround(state, state.selection.from) : null;
}

/** The whole link at a position. */
export function linkAround({ doc, schema }: EditorState, position: number): LinkPlace | null {
  const type = schema.marks['link'];
  const range = type && getMarkRange(doc.resolve(position), type);
  const mark = range && type.isInSet(doc.resolve(range.from).nodeAfter?.marks ?? []);
  const href: unknown = mark?.attrs['href'];
  return range && typeof href === 'string' ? { from: range.from, to: range.to, href } : null;
}
