import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  fetchPasteCleaner,
  hasPasteCleaner,
  preparePasteCleaner,
  preparePasteCleanerWhenIdle,
  textOfHtml,
} from './paste-cleaner.ts';
import { createPlainPasteKeys, type PlainPasteKeys } from './plain-paste-keys.ts';

const asFirst = { bubbles: true, cancelable: true } as const;

/** Clipboard types read when pasting. Firefox also lists types that a page may not set. */
const kinds = ['text/html', 'text/plain', 'text/uri-list', 'vscode-editor-data'];

/** How often to check whether a held paste can proceed, in milliseconds. */
const interval = 50;

/**
 * Holds HTML that is pasted or dropped before the cleaner is loaded, and repeats the event once it is, at the current
 * caret or pointer. The cleaner is fetched as soon as the text gets the focus, so this is rare. If it cannot be
 * fetched, plain text is inserted.
 */
export function heldPastePlugin(keys: PlainPasteKeys = createPlainPasteKeys()): Plugin {
  let held = 0;
  let isAgain = false;
  let queue = Promise.resolve();

  const hold = (
    view: EditorView,
    event: Event,
    data: DataTransfer | null,
    again: (data: DataTransfer) => Event,
  ): boolean => {
    // While an input method is composing, the browser pastes by itself.
    if (isAgain || !view.editable || view.composing || data === null) return false;
    // A later paste waits for the held ones.
    if (held === 0 && (hasPasteCleaner() || data.getData('text/html') === '')) return false;
    // The clipboard can be read only during its event.
    const kept = copyOf(data);
    event.preventDefault();
    held += 1;
    queue = queue
      .then(fetchPasteCleaner)
      .catch(() => withoutHtml(kept))
      .then(() => untilFree(view, keys))
      .then(() => {
        held -= 1;
        if (view.isDestroyed) return;
        isAgain = true;
        view.dom.dispatchEvent(again(kept));
        isAgain = false;
      });
    return true;
  };

  return new Plugin({
    key: new PluginKey('heldPaste'),
    view: () => {
      preparePasteCleanerWhenIdle();
      return {};
    },
    props: {
      handleDOMEvents: {
        ...keys.handlers,
        focus: prepare,
        dragenter: prepare,
        paste: (view, event) =>
          // Plain text needs no cleaning.
          !keys.isPlainWanted() &&
          hold(view, event, event.clipboardData, (clipboardData) =>
            // Not every browser accepts clipboard data in the constructor of an event.
            Object.defineProperty(new ClipboardEvent('paste', asFirst), 'clipboardData', {
              value: clipboardData,
            }),
          ),
        drop: (view, event) => {
          // Moving within the document involves no HTML.
          if (view.dragging !== null) return false;
          const { clientX, clientY, ctrlKey, altKey, metaKey, shiftKey } = event;
          return hold(view, event, event.dataTransfer, (dataTransfer) => {
            const place = { clientX, clientY, ctrlKey, altKey, metaKey, shiftKey };
            return new DragEvent('drop', { ...asFirst, ...place, dataTransfer });
          });
        },
      },
    },
  });
}

function prepare(): false {
  preparePasteCleaner();
  return false;
}

/** Resolves when a paste would be accepted, with its formatting. */
async function untilFree(view: EditorView, keys: PlainPasteKeys): Promise<void> {
  const isBusy = () => view.composing || !view.editable || view.dragging !== null || keys.isPlainWanted();
  while (!view.isDestroyed && isBusy()) await new Promise((resolve) => setTimeout(resolve, interval));
}

function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const kind of kinds) if (data.types.includes(kind)) copy.setData(kind, data.getData(kind));
  for (const file of data.files) copy.items.add(file);
  return copy;
}

function withoutHtml(data: DataTransfer): void {
  if (data.getData('text/plain') === '') data.setData('text/plain', textOfHtml(data.getData('text/html')));
  data.clearData('text/html');
}
