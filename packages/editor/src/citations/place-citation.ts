import type { Reference } from '@octavo/contract';
import { randomUuid } from '@octavo/contract/random-uuid';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { citationsIn } from './citation-plugin.ts';

/** The style and language of a list created by the first citation. */
export interface NewList {
  readonly format: string;
  readonly language: string;
}

/**
 * Adds a reference to the list at the end of the document, which is created if needed (SPEC §2). Null if a reference
 * with its id is already listed (SPEC §5).
 */
export function addReference(
  tr: Transaction,
  state: EditorState,
  reference: Reference,
  fresh: NewList,
): Transaction | null {
  return addReferences(tr, state, [reference], fresh);
}

/** Adds references that are not listed yet; null if all of them are. */
export function addReferences(
  tr: Transaction,
  state: EditorState,
  references: readonly Reference[],
  fresh: NewList,
): Transaction | null {
  const { list } = citationsIn(state);
  const listed = new Set(list?.references.map(({ id }) => id));
  const added = references.filter(({ id }) => !listed.has(id));
  if (added.length === 0) return null;
  if (list !== null) return withReferences(tr, state, [...list.references, ...added]);
  return tr.insert(tr.doc.content.size, state.schema.node('references', { ...fresh, items: added }));
}

/** Replaces the references of the list. Null if they are not an array (SPEC §5), or if there is no list. */
export function withReferences(tr: Transaction, state: EditorState, references: unknown): Transaction | null {
  const { list } = citationsIn(state);
  if (list === null || !Array.isArray(references)) return null;
  const position = tr.mapping.map(list.position, 1);
  const node = tr.doc.nodeAt(position);
  if (node?.type.name !== 'references') return null;
  return tr.setNodeMarkup(position, null, { ...node.attrs, items: references });
}

/** Sets the style of the list and of all citations. */
export function withStyle(
  tr: Transaction,
  state: EditorState,
  { format, language }: NewList,
): Transaction | null {
  const { list } = citationsIn(state);
  const node = list && tr.doc.nodeAt(list.position);
  if (list === null || node?.type.name !== 'references') return null;
  return tr.setNodeMarkup(list.position, null, { ...node.attrs, format, language });
}

/**
 * Cites a listed work after a passage: before its final full stop, and as part of a citation that is already there. The
 * caret is placed after it.
 */
export function placeCitation(tr: Transaction, end: number, reference: string, index: number): Transaction {
  const { schema } = tr.doc.type;
  const $end = tr.doc.resolve(end);
  if (!$end.parent.isTextblock || $end.parent.type.spec.code) return tr;
  const at = beforeStop(tr.doc, end);
  const standing = citationBefore(tr.doc, at);
  if (standing !== null) {
    const { node, position } = standing;
    const more = [...(Array.isArray(node.attrs['more']) ? node.attrs['more'] : []), { reference }];
    return tr.setNodeMarkup(position, null, { ...node.attrs, more });
  }
  const citation = schema.node('inlineCitation', { index, reference, id: randomUuid() });
  const before = tr.doc.textBetween(Math.max($end.start(), at - 1), at, '', ' ');
  const space = before === '' || /\s/u.test(before) ? [] : [schema.text(' ')];
  tr.insert(at, [...space, citation]);
  return tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(end, 1)));
}

function beforeStop(doc: Node, end: number): number {
  const $end = doc.resolve(end);
  const text = doc.textBetween($end.start(), end, '', '\uFFFC');
  const [tail = ''] = /[.!?…]*\s*$/u.exec(text) ?? [];
  return end - tail.length;
}

function citationBefore(doc: Node, at: number): { readonly node: Node; readonly position: number } | null {
  const $at = doc.resolve(at);
  const space =
    $at.nodeBefore?.isText === true && /^\s+$/u.test($at.nodeBefore.text ?? '') ? $at.nodeBefore.nodeSize : 0;
  const node = space === 0 ? $at.nodeBefore : doc.resolve(at - space).nodeBefore;
  return node?.type.name === 'inlineCitation' ? { node, position: at - space - node.nodeSize } : null;
}
