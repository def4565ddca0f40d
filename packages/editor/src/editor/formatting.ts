import type { Editor } from '@tiptap/core';
import type { MarkType, Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { toggleList } from '../lists/toggle-list.ts';
import { insertTable } from '../tables/table-actions.ts';

/** What a menu can do to a selection or a block. */
export type FormatId =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'paragraph'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'quote'
  | 'codeBlock'
  | 'rule'
  | 'table';

const marks = new Set<string>(['bold', 'italic', 'underline', 'strike', 'code']);

/** Toggles a format of the selection. */
export function toggleFormat(editor: Editor, format: FormatId): boolean {
  const chain = editor.chain().focus();
  switch (format) {
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike':
    case 'code':
      return chain.toggleMark(format).run();
    case 'paragraph':
      return chain.setNode('paragraph').run();
    case 'heading1':
      return chain.toggleNode('heading', 'paragraph', { level: 1 }).run();
    case 'heading2':
      return chain.toggleNode('heading', 'paragraph', { level: 2 }).run();
    case 'heading3':
      return chain.toggleNode('heading', 'paragraph', { level: 3 }).run();
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return toggleList(editor, format);
    case 'quote':
      return chain.toggleWrap('blockquote').run();
    case 'codeBlock':
      return chain.toggleNode('codeBlock', 'paragraph').run();
    case 'rule':
      return chain.setHorizontalRule().run();
    case 'table':
      return insertTable(editor);
    default:
      return format satisfies never;
  }
}

/** How much of the selection has a format: all of it, or only some characters. */
type Extent = 'all' | 'some';

/** The formats of the selection and their extent; reads only the selection. */
export function activeFormats(state: EditorState): ReadonlyMap<FormatId | 'link', Extent> {
  const active = new Map<FormatId | 'link', Extent>();
  const { from, to, empty, $from } = state.selection;
  const here = empty ? (state.storedMarks ?? $from.marks()) : [];
  for (const [name, type] of Object.entries(state.schema.marks)) {
    if (name !== 'link' && !isMarkFormat(name)) continue;
    const extent = empty ? (type.isInSet(here) ? 'all' : null) : extentOf(type, state.doc, from, to);
    if (extent !== null) active.set(name, extent);
  }
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const format = blockFormat($from.node(depth));
    if (format) active.set(format, 'all');
  }
  return active;
}

/** The formats by extent, as comparable lists. */
export function formatsBy(formats: ReturnType<typeof activeFormats>) {
  const of = (wanted: Extent) =>
    [...formats].flatMap(([format, extent]) => (extent === wanted ? [format] : []));
  return { active: of('all'), partly: of('some') };
}

/** Gaps between paragraphs and nodes without marks do not count. */
function extentOf(type: MarkType, doc: Node, from: number, to: number): Extent | null {
  let [marked, plain] = [false, false];
  doc.nodesBetween(from, to, (node, _position, parent) => {
    if (!node.isText || parent?.type.allowsMarkType(type) !== true) return;
    if (type.isInSet(node.marks)) marked = true;
    else plain = true;
  });
  return marked ? (plain ? 'some' : 'all') : null;
}

function isMarkFormat(name: string): name is FormatId {
  return marks.has(name);
}

function blockFormat({ type, attrs }: Node): FormatId | null {
  switch (type.name) {
    case 'heading':
      return attrs['level'] === 1 ? 'heading1' : attrs['level'] === 2 ? 'heading2' : 'heading3';
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
    case 'codeBlock':
      return type.name;
    case 'blockquote':
      return 'quote';
    default:
      return null;
  }
}
