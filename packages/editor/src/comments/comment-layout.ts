import type { Editor } from '@tiptap/core';
import { createSuggestionLayout, type SuggestionLayout } from '../layout/suggestion-layout.ts';
import { commentsOf } from './comment-key.ts';
import { listComments } from './selectors.ts';

/** Beyond this many the panel is a plain list, so nothing is measured. */
const most = 200;

/** The positions of the comments as an external store. */
export const createCommentLayout = (editor: Editor, sheet: () => HTMLElement | null): SuggestionLayout =>
  createSuggestionLayout(editor, sheet, {
    list: (state) => {
      const places = listComments(state);
      return places.length > most ? [] : places;
    },
    revision: (state) => commentsOf(state)?.revision,
  });
