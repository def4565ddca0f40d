import { Plugin, PluginKey } from '@tiptap/pm/state';

/**
 * Makes a key act at the visible caret. The browser moves the caret at once but reports it in a later task, and on a
 * busy page the next key may come first: Enter would split the paragraph that the caret has left.
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
