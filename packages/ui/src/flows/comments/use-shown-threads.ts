import { type CommentsActor, type CommentThread, shownThreads } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';

/** More rows than this are shown on demand, and are not level with their words. */
export const rowsAtOnce = 100;

interface ShownThreads {
  readonly threads: readonly CommentThread[];
  /** How many are not drawn yet. */
  readonly more: number;
  readonly showMore: () => void;
}

/** The threads to draw: all of a usual document, and of thousands the first and those down to the open one. */
export function useShownThreads(actor: CommentsActor): ShownThreads {
  const threads = useSelector(actor, ({ context }) => context.threads);
  const showsResolved = useSelector(actor, ({ context }) => context.showsResolved);
  const resolvedId = useSelector(actor, ({ context }) => context.resolvedId);
  const selectedId = useSelector(actor, ({ context }) => context.selectedId);
  const [limit, setLimit] = useState(rowsAtOnce);
  const shown = useMemo(
    () => shownThreads({ threads, showsResolved, resolvedId, selectedId }),
    [threads, showsResolved, resolvedId, selectedId],
  );
  const open = shown.findIndex(({ first }) => first.id === selectedId);
  const drawn = shown.slice(0, Math.max(limit, open + 1));
  return {
    threads: drawn,
    more: shown.length - drawn.length,
    showMore: () => setLimit(drawn.length + rowsAtOnce),
  };
}
