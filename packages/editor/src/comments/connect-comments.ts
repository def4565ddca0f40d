import type { CommentAnchor } from '@octavo/document-schema/comment-anchor';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import { endUndoStep } from '../suggestions/suggestion-commands.ts';
import { onEditorView } from '../view/on-editor-view.ts';
import { scrollIntoReading } from '../view/scroll-into-reading.ts';
import * as commands from './comment-commands.ts';
import { commentsOf } from './comment-key.ts';
import type { MarkedComment } from './comment-place.ts';
import { commentPlugin } from './comment-plugin.ts';
import { drawnCommentsPlugin } from './drawn-comments.ts';
import { commentById, currentAnchors, listComments } from './selectors.ts';

/** Below the top bar with a margin, and above the bottom sheet of a small screen. */
const room = { top: 72, bottom: [0.55, 0.97] } as const;

/** Where comments are in the text: their ids in reading order, and those whose words are gone. */
export interface CommentOrder {
  readonly order: readonly string[];
  readonly gone: readonly string[];
}

/** The comments of an open document. */
export interface CommentSession {
  readonly list: (comments: readonly MarkedComment[]) => void;
  /** Selects a comment and scrolls to its words, or selects none. */
  readonly select: (id: string | null) => void;
  /** Replaces the words of a comment; returns whether its words were still there. */
  readonly replace: (id: string, words: string) => boolean;
  /** The anchors that differ from those last listed or acknowledged. */
  readonly moved: () => readonly { readonly id: string; readonly anchor: CommentAnchor }[];
  /** The server knows these now. */
  readonly acknowledge: (moved: readonly { readonly id: string; readonly anchor: CommentAnchor }[]) => void;
  readonly end: () => void;
}

export interface CommentReports {
  readonly onOrder: (order: CommentOrder) => void;
  readonly onSelect: (id: string | null) => void;
}

/** Adds comments to an editor. Their code is fetched when a document has some. */
export function connectComments(editor: Editor, { onOrder, onSelect }: CommentReports): CommentSession {
  if (commentsOf(editor.state) === undefined) {
    // Before the suggestions, so that a click knows which of them was selected already.
    editor.registerPlugin(commentPlugin(), (plugin, others) => [plugin, ...others]);
    editor.registerPlugin(drawnCommentsPlugin());
  }
  const run = (command: Command) => command(editor.state, (tr) => editor.view.dispatch(tr), editor.view);
  const sent = new Map<string, CommentAnchor>();
  const report = () => {
    const places = listComments(editor.state);
    onOrder({
      order: places.map(({ id }) => id),
      gone: places.flatMap(({ id, isGone }) => (isGone ? id : [])),
    });
  };
  const unwatch = onEditorView(editor, (state, before) => {
    const [now, then] = [commentsOf(state), commentsOf(before)];
    if (!now || now.revision === then?.revision) return;
    report();
    if (now.selectedId !== then?.selectedId) onSelect(now.selectedId);
  });

  return {
    list: (comments) => {
      if (editor.isDestroyed) return;
      for (const { id, anchor } of comments) if (!sent.has(id)) sent.set(id, anchor);
      run(commands.setComments(comments));
    },
    select: (id) => {
      if (editor.isDestroyed || commentsOf(editor.state)?.selectedId === id) return;
      run(commands.selectComment(id));
      const place = id === null ? undefined : commentById(editor.state, id);
      if (place) scrollIntoReading(editor.view, place, room);
    },
    replace: (id, words) => {
      if (editor.isDestroyed || !editor.isEditable) return false;
      const isReplaced = run(commands.replaceWords(id, words));
      run(endUndoStep);
      return isReplaced;
    },
    moved: () =>
      [...currentAnchors(editor.state)].flatMap(([id, anchor]) =>
        isSame(anchor, sent.get(id)) ? [] : { id, anchor },
      ),
    acknowledge: (moved) => {
      for (const { id, anchor } of moved) sent.set(id, anchor);
    },
    end: unwatch,
  };
}

const isSame = (one: CommentAnchor, other: CommentAnchor | undefined): boolean =>
  other !== undefined &&
  one.quote === other.quote &&
  one.before === other.before &&
  one.after === other.after &&
  one.offset === other.offset;
