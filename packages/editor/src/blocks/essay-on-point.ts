import type { Editor } from '@tiptap/core';
import type { DocumentEditorOptions } from '../editor/editor-options.ts';

/** A board of ideas becomes an essay point by point. */
export interface EssayOnPoint {
  /** Whether the caret stands in a point of a board. */
  readonly isOffered: () => boolean;
  /** Asks for an essay on the point at the caret. */
  readonly begin: () => void;
}

export function createEssayOnPoint(
  editor: Pick<Editor, 'state'>,
  { isBoard, onEssayWanted }: Pick<DocumentEditorOptions, 'isBoard' | 'onEssayWanted'>,
): EssayOnPoint {
  const point = () => editor.state.selection.$from.parent.textContent.trim();
  return {
    isOffered: () => isBoard?.() === true && point() !== '',
    begin: () => {
      if (point() !== '') onEssayWanted?.(point());
    },
  };
}
