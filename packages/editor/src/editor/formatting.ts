import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/** What can be done to a selection or a block from a menu. */
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
  | 'quote'
  | 'codeBlock'
  | 'rule';

const marks = new Set<string>(['bold', 'italic', 'underline', 'strike', 'code']);

/** Formats the selection, or takes the format off again. */
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
      return chain.toggleList('bulletList', 'listItem').run();
    case 'orderedList':
      return chain.toggleList('orderedList', 'listItem').run();
    case 'quote':
      return chain.toggleWrap('blockquote').run();
    case 'codeBlock':
      return chain.toggleNode('codeBlock', 'paragraph').run();
    case 'rule':
      return chain.setHorizontalRule().run();
    default:
      return format satisfies never;
  }
}

/** The formats that the selection has now; looks at the selection only. */
export function activeFormats(state: EditorState): ReadonlySet<FormatId | 'link'> {
  const active = new Set<FormatId | 'link'>();
  const { from, to, empty, $from } = state.selection;
  const here = empty ? (state.storedMarks ?? $from.marks()) : [];
  for (const [name, type] of Object.entries(state.schema.marks)) {
    const has = empty ? type.isInSet(here) !== undefined : state.doc.rangeHasMark(from, to, type);
    if (has && (name === 'link' || isMarkFormat(name))) active.add(name);
  }
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const format = blockFormat($from.node(depth));
    if (format) active.add(format);
  }
  return active;
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
    case 'codeBlock':
      return type.name;
    case 'blockquote':
      return 'quote';
    default:
      return null;
  }
}
