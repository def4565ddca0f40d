import type { Editor } from '@tiptap/core';
import type { DocumentEditorOptions } from '../editor/editor-options.ts';

/** Turns a board of ideas into essays, point by point. */
export interface EssayOnPoint {
  /** Whether the caret is in a point of a board. */
  readonly isOffered: () => boolean;
  /** Requests an essay on the point at the caret. */
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
