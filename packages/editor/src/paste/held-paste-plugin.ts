import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { fetchPasteCleaner, fetchPasteCleanerSoon, hasPasteCleaner, textOfHtml } from './paste-cleaner.ts';
import { createPlainPasteKeys } from './plain-paste-keys.ts';

const asFirst = { bubbles: true, cancelable: true } as const;

/**
 * HTML that is pasted or dropped before its cleaner is there waits for it, and is then pasted or dropped again. Where
 * the cleaner cannot be fetched, the text goes in without its form.
 */
export function heldPastePlugin(): Plugin {
  const keys = createPlainPasteKeys();
  return new Plugin({
    key: new PluginKey('heldPaste'),
    view: () => {
      fetchPasteCleanerSoon();
      return {};
    },
    props: {
      handleDOMEvents: {
        ...keys.handlers,
        paste: (view, event) =>
          // Bare text is not cleaned.
          !keys.askForPlain() &&
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

function hold(
  view: EditorView,
  event: Event,
  data: DataTransfer | null,
  again: (data: DataTransfer) => Event,
): boolean {
  if (hasPasteCleaner() || !view.editable || data === null || data.getData('text/html') === '') return false;
  event.preventDefault();
  // The clipboard answers during its event alone.
  const kept = copyOf(data);
  void fetchPasteCleaner()
    .catch(() => withoutHtml(kept))
    .then(() => {
      if (!view.isDestroyed) view.dom.dispatchEvent(again(kept));
    });
  return true;
}

function copyOf(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  for (const type of data.types) if (type !== 'Files') copy.setData(type, data.getData(type));
  for (const file of data.files) copy.items.add(file);
  return copy;
}

function withoutHtml(data: DataTransfer): void {
  if (data.getData('text/plain') === '') data.setData('text/plain', textOfHtml(data.getData('text/html')));
  data.clearData('text/html');
}
