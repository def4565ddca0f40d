import { Plugin, PluginKey } from '@tiptap/pm/state';

/**
 * Lets a key act where the caret stands. The browser moves the caret at once and reports it in a later task, before
 * which the next key may come on a busy page: Enter would split the paragraph that the caret has left.
 */
export function caretBeforeKeysPlugin(): Plugin {
  let reported: readonly unknown[] = [];
  return new Plugin({
    key: new PluginKey('caretBeforeKeys'),
    view: ({ dom: { ownerDocument } }) => {
      const listening = new AbortController();
      const note = () => (reported = endsOf(ownerDocument));
      ownerDocument.addEventListener('selectionchange', note, { signal: listening.signal });
      return { destroy: () => listening.abort() };
    },
    props: {
      handleDOMEvents: {
        keydown: ({ dom: { ownerDocument }, composing }) => {
          const ends = endsOf(ownerDocument);
          // ProseMirror reads the selection in its own listener.
          if (!composing && ends.some((end, index) => end !== reported[index])) {
            ownerDocument.dispatchEvent(new Event('selectionchange'));
          }
          return false;
        },
      },
    },
  });
}

function endsOf(document: Document): readonly unknown[] {
  const selection = document.getSelection();
  return [selection?.anchorNode, selection?.anchorOffset, selection?.focusNode, selection?.focusOffset];
}
