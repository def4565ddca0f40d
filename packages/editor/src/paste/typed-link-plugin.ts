import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { completeAddress } from '../editor/links.ts';
import { addressIn } from './paste-link-plugin.ts';

/** Longer addresses are pasted, not typed. */
const longest = 300;

/** Links a typed address when a space or Enter follows; undo removes only the link. */
export function typedLinkPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('typedLink'),
    props: {
      handleTextInput(view, from, to, text, insert) {
        if (text !== ' ' || from !== to || view.composing) return false;
        if (!linkBefore(view.state)) return false;
        view.dispatch(insert());
        const link = linkBefore(view.state, 1);
        if (link) view.dispatch(closeHistory(link));
        return true;
      },
      handleKeyDown(view, event) {
        if (event.key !== 'Enter' || view.composing) return false;
        const link = linkBefore(view.state);
        if (link) view.dispatch(closeHistory(link));
        return false;
      },
    },
  });
}

/** Links the address that ends `behind` characters before the caret; undefined if there is none. */
export function linkBefore(state: EditorState, behind = 0): Transaction | undefined {
  const { $from, empty } = state.selection;
  const type = state.schema.marks['link'];
  if (!empty || !type || !$from.parent.isTextblock || !$from.parent.type.allowsMarkType(type)) {
    return undefined;
  }
  const end = $from.parentOffset - behind;
  const text = $from.parent.textBetween(Math.max(0, end - longest), Math.max(0, end), '\n', '\uFFFC');
  const word = withoutEnd(/[^\s\uFFFC]+$/u.exec(text)?.[0].replace(/^["'«“„(<[]+/u, '') ?? '');
  const href = addressIn(word.text) ?? (word.text.includes('@') ? completeAddress(word.text) : null);
  if (href === null) return undefined;
  const to = $from.start() + end - word.cut;
  const from = to - word.text.length;
  const code = state.schema.marks['code'];
  const marked = [type, ...(code ? [code] : [])].some((mark) => state.doc.rangeHasMark(from, to, mark));
  if (marked) return undefined;
  return state.tr.addMark(from, to, type.create({ href })).removeStoredMark(type);
}

/** Punctuation and brackets after an address are not part of it. */
function withoutEnd(word: string): { readonly text: string; readonly cut: number } {
  let text = word;
  for (;;) {
    const last = text.at(-1) ?? '';
    const isClosing = last === ')' && !text.includes('(');
    if (!isClosing && !/[.,;:!?"'»”“>\]]/u.test(last)) return { text, cut: word.length - text.length };
    text = text.slice(0, -1);
  }
}
