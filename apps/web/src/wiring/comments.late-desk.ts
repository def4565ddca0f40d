import { commentLimits } from '@octavo/contract/comment-limits';
import type { DocumentEditorHandle } from '@octavo/editor';
import type { CommentSession } from '@octavo/editor/comments';
import {
  type CommentCommand,
  type CommentReport,
  commentsMachine,
  type MarkedWords,
} from '@octavo/machines/comments';
import { fromCallback, fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import type { WireLate } from './late-desk-source.ts';

const sheet = () => document.querySelector<HTMLElement>('#content');

/** The comments of a document on the real server, and their places in the text. */
export const wire: WireLate<'comments'> = ({ editor }) => {
  let session: CommentSession | null = null;

  return commentsMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id: documentId, asksForLinks }, signal }) => {
        const [{ comments }, links] = await Promise.all([
          call('documentComments', { params: { documentId }, signal }),
          asksForLinks ? call('readerLinks', { params: { documentId }, signal }) : null,
        ]);
        return { comments, hasLinks: links && links.links.length > 0 };
      }),
      change: fromPromise(async ({ input: { id: documentId, change } }) => {
        switch (change.kind) {
          case 'answer':
            return call('answerComment', {
              params: { documentId },
              body: { thread: change.thread, text: change.text },
            });
          case 'edit':
            return call('editAnswer', {
              params: { documentId, commentId: change.id },
              body: { text: change.text },
            });
          case 'resolve':
            return call('resolveComment', {
              params: { documentId, commentId: change.id },
              body: { resolved: change.resolved },
            });
          case 'delete':
            await call('deleteComment', { params: { documentId, commentId: change.id } });
            return null;
          default:
            return change satisfies never;
        }
      }),
      // Goes on when the document is left, so nothing aborts it.
      move: fromPromise(async ({ input: { id: documentId } }) => {
        const moved = session?.moved() ?? [];
        for (let start = 0; start < moved.length; start += commentLimits.moved) {
          const anchors = moved.slice(start, start + commentLimits.moved);
          // oxlint-disable-next-line no-await-in-loop -- one after the other, as the server takes them
          await call('moveAnchors', { params: { documentId }, body: { anchors: [...anchors] } });
          session?.acknowledge(anchors);
        }
      }),
      text: fromCallback<CommentCommand, { comments: readonly MarkedWords[] }, CommentReport>(
        ({ input, receive, sendBack }) => {
          let hasEnded = false;
          let isConnecting = true;
          const waiting: CommentCommand[] = [{ type: 'list', comments: input.comments }];
          receive((command) => {
            if (isConnecting) waiting.push(command);
            else perform(session, command, sendBack);
          });
          void connect(editor, sendBack).then((connected) => {
            if (hasEnded) return connected?.end();
            session = connected;
            isConnecting = false;
            for (const command of waiting) perform(session, command, sendBack);
          });
          return () => {
            hasEnded = true;
            session?.end();
          };
        },
      ),
      browser: fromCallback(({ sendBack }) => {
        const turned = () =>
          sendBack({ type: document.visibilityState === 'visible' ? 'page.shown' : 'page.hidden' });
        const online = () => sendBack({ type: 'online' });
        addEventListener('focus', turned);
        addEventListener('online', online);
        document.addEventListener('visibilitychange', turned);
        return () => {
          removeEventListener('focus', turned);
          removeEventListener('online', online);
          document.removeEventListener('visibilitychange', turned);
        };
      }),
    },
  });
};

/** Fetches what a text with comments needs. Without it they are a list beside the text. */
async function connect(
  editor: DocumentEditorHandle,
  tell: (report: CommentReport) => void,
): Promise<CommentSession | null> {
  try {
    const { connectComments, createCommentLayout } = await import('@octavo/editor/comments');
    if (editor.editor.isDestroyed) return null;
    editor.commentPlaces.connect(createCommentLayout(editor.editor, sheet));
    return connectComments(editor.editor, {
      onOrder: ({ order, gone }) => tell({ type: 'order.change', order, gone }),
      onSelect: (id) => tell({ type: 'comment.select', id }),
    });
  } catch (error) {
    console.warn('The places of comments could not be fetched.', error);
    return null;
  }
}

/** Without a session no words can be replaced; the flow has to learn of that. */
function perform(
  session: CommentSession | null,
  command: CommentCommand,
  tell: (report: CommentReport) => void,
): void {
  switch (command.type) {
    case 'list':
      return session?.list(command.comments);
    case 'select':
      return session?.select(command.id);
    case 'replace': {
      const isReplaced = session?.replace(command.id, command.words) ?? false;
      return tell({ type: isReplaced ? 'words.replaced' : 'words.missing', id: command.id });
    }
    default:
      return command satisfies never;
  }
}
