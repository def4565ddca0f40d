import { useEffect, useState } from 'react';
import { createDocumentEditor, type DocumentEditorHandle } from './create-document-editor.ts';
import type { DocumentEditorOptions } from './editor-options.ts';

/**
 * Creates an editor once and keeps it for the life of the component; later options are ignored. It is destroyed a tick
 * after unmounting, so that StrictMode's trial unmount does not destroy it.
 */
export function useDocumentEditor(options: DocumentEditorOptions): DocumentEditorHandle {
  const [owned] = useState(() => ({ handle: createDocumentEditor(options), ending: undefined as Ending }));
  useEffect(() => {
    clearTimeout(owned.ending);
    return () => {
      owned.ending = setTimeout(() => owned.handle.destroy());
    };
  }, [owned]);
  return owned.handle;
}

type Ending = ReturnType<typeof setTimeout> | undefined;
