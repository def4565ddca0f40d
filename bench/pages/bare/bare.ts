import { baseKeymap } from '@tiptap/pm/commands';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { Node, Schema } from '@tiptap/pm/model';
import { EditorState, Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet, EditorView } from '@tiptap/pm/view';

declare global {
  interface Window {
    /** Shows a document; words that match the pattern get a mapped inline decoration. */
    openBare: (json: object, marked: string | null) => void;
  }
}

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', toDOM: () => ['p', 0], parseDOM: [{ tag: 'p' }] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 1 } },
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    text: { group: 'inline' },
    footnote: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { content: { default: [] } },
      toDOM: () => ['sup', { contenteditable: 'false' }, '1'],
    },
    table: { group: 'block', content: 'tableRow+', toDOM: () => ['table', ['tbody', 0]] },
    tableRow: { content: '(tableCell | tableHeader)*', toDOM: () => ['tr', 0] },
    tableCell: { content: 'block+', toDOM: () => ['td', 0] },
    tableHeader: { content: 'block+', toDOM: () => ['th', 0] },
    picture: {
      group: 'block',
      atom: true,
      attrs: { width: {}, height: {} },
      toDOM: ({ attrs }) => [
        'img',
        { width: `${attrs['width']}`, height: `${attrs['height']}`, style: 'max-width: 100%' },
      ],
    },
  },
});

window.openBare = (json, marked) => {
  const doc = Node.fromJSON(schema, json);
  const plugins = [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)];
  const state = EditorState.create({
    doc,
    plugins: marked === null ? plugins : [...plugins, marks(doc, marked)],
  });
  const view = new EditorView(document.querySelector('#editor'), { state });
  // The browser's own spelling checker would be measured too.
  view.dom.setAttribute('spellcheck', 'false');
};

function marks(doc: Node, pattern: string): Plugin {
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    for (const match of (node.text ?? '').matchAll(new RegExp(pattern, 'gu'))) {
      const from = position + match.index;
      found.push(Decoration.inline(from, from + match[0].length, { class: 'mark' }));
    }
  });
  return new Plugin<DecorationSet>({
    state: {
      init: () => DecorationSet.create(doc, found),
      apply: (transaction, set) => set.map(transaction.mapping, transaction.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
}
