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

/** What anything that is pasted is read from. Firefox lists kinds that a page may not set. */
const kinds = ['text/html', 'text/plain', 'text/uri-list', 'vscode-editor-data'];

/** How often it is looked whether a paste can be taken now, in milliseconds. */
const interval = 50;

/**
 * HTML that is pasted or dropped before its cleaner is there waits for it, and is then pasted or dropped again, where
 * the caret or the pointer is. The cleaner is fetched as soon as somebody puts the caret into the text, so that this
 * is rare. Where it cannot be fetched, the text goes in without its form.
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
    // While an input method composes, the browser pastes by itself.
    if (isAgain || !view.editable || view.composing || data === null) return false;
    // What is pasted next waits for what is held.
    if (held === 0 && (hasPasteCleaner() || data.getData('text/html') === '')) return false;
    // The clipboard answers during its event alone.
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
          // Bare text is not cleaned.
          !keys.isPlainWanted() &&
          hold(view, event, event.clipboardData, (clipboardData) =>
            // Not every browser takes the clipboard of a new event from its constructor.
            Object.defineProperty(new ClipboardEvent('paste', asFirst), 'clipboardData', {
              value: clipboardData,
            }),
          ),
        drop: (view, event) => {
          // What is moved within the document is no HTML.
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

/** Resolves when a paste is taken, and with its form. */
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
