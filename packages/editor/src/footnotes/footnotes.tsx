import { useEffect, useRef } from 'react';
import type { DocumentEditorHandle } from '../editor/create-document-editor.ts';
import type { EditorLabels } from '../editor/editor-labels.ts';

export interface FootnotesProps {
  readonly handle: Pick<DocumentEditorHandle, 'footnotes'>;
  readonly labels: EditorLabels;
}

/** The notes, below the text. */
export function Footnotes({ handle: { footnotes }, labels }: FootnotesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () => (place.current ? footnotes.attach(place.current, labels.footnotes) : undefined),
    [footnotes, labels],
  );
  return <div ref={place} />;
}
