import type { DocumentComment } from '@octavo/contract';
import type { CommentsContext, LoadedComments } from './comments.types.ts';
import { threadsOf } from './threads.ts';

type Change = Partial<CommentsContext>;

/** The comments as the server has them. */
export function loaded(context: CommentsContext, { comments, hasLinks }: LoadedComments): Change {
  return {
    ...withComments(context, comments),
    failure: null,
    hasLinks: hasLinks ?? context.hasLinks,
  };
}

/** After a change, with the comment that it made or changed; null for one that was deleted. */
export function afterChange(context: CommentsContext, changed: DocumentComment | null): Change {
  const { change, comments } = context;
  if (change === null) return {};
  const done = { change: null, problem: null };
  if (change.kind === 'delete') {
    const left = comments.filter(({ id, thread }) => id !== change.id && thread !== change.id);
    return { ...done, ...withComments(context, left) };
  }
  if (changed === null) return done;
  const isKnown = comments.some(({ id }) => id === changed.id);
  const next = isKnown
    ? comments.map((one) => (one.id === changed.id ? changed : one))
    : [...comments, changed];
  return {
    ...done,
    ...withComments(context, next),
    ...(change.kind === 'answer' && { drafts: { ...context.drafts, [change.thread]: '' } }),
    ...(change.kind === 'edit' && { editing: null }),
    ...(change.kind === 'resolve' && {
      resolvedId: change.resolved ? change.id : null,
      ...(change.resolved && context.selectedId === change.id && { selectedId: null }),
    }),
  };
}

/** Choosing another ends the time in which a resolved one can be taken back where it stood. */
export function selecting({ resolvedId }: CommentsContext, id: string | null): Change {
  return { selectedId: id, deletingId: null, resolvedId: id === null ? resolvedId : null };
}

function withComments(context: CommentsContext, comments: readonly DocumentComment[]): Change {
  const isThere = comments.some(({ id }) => id === context.selectedId);
  return {
    comments,
    threads: threadsOf({ ...context, comments }),
    selectedId: isThere ? context.selectedId : null,
  };
}
