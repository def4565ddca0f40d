import type { Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { maxDocumentBytes } from '@octavo/document-schema';
import { withAllowedAttributes } from '@octavo/formats/pasting';

/** A paste that would make the document too large. */
export interface RefusedPaste {
  readonly bytes: number;
  readonly most: number;
}

/** Cleans pasted content; rejects a paste that does not fit, leaving the document unchanged. */
export function pasteGuardPlugin(
  refused: (paste: RefusedPaste) => void,
  clean: (html: string) => string,
): Plugin {
  return new Plugin({
    key: new PluginKey('pasteGuard'),
    props: {
      transformPastedHTML: clean,
      transformPasted: withAllowedAttributes,
      handlePaste: (view, _event, slice) => {
        const bytes = bytesWith(view, slice);
        if (bytes <= maxDocumentBytes) return false;
        refused({ bytes, most: maxDocumentBytes });
        return true;
      },
      handleDrop: (view, _event, slice, moved) => {
        const bytes = moved ? 0 : bytesWith(view, slice);
        if (bytes <= maxDocumentBytes) return false;
        refused({ bytes, most: maxDocumentBytes });
        return true;
      },
    },
  });
}

function bytesWith({ state }: EditorView, slice: Slice): number {
  const json = JSON.stringify([state.doc.toJSON(), slice.toJSON()]);
  return new TextEncoder().encode(json).length;
}
