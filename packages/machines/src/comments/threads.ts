import type { DocumentComment } from '@octavo/contract';
import type { CommentsContext, CommentThread, MarkedWords } from './comments.types.ts';

type Ordered = Pick<CommentsContext, 'comments' | 'order' | 'gone'>;

/** Comments with their replies, in reading order; by their anchors until the text has reported their places. */
export function threadsOf({ comments, order, gone }: Ordered): readonly CommentThread[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const isGone = new Set(gone);
  const answers = Map.groupBy(
    comments.filter(({ id, thread }) => id !== thread),
    ({ thread }) => thread,
  );
  const rankOf = ({ id }: DocumentComment) => rank.get(id) ?? Number.POSITIVE_INFINITY;
  return comments
    .filter(({ id, thread }) => id === thread)
    .toSorted((a, b) => compare(rankOf(a), rankOf(b)) || (a.anchor?.offset ?? 0) - (b.anchor?.offset ?? 0))
    .map((first) => ({ first, answers: answers.get(first.id) ?? [], isGone: isGone.has(first.id) }));
}

// The difference of two infinities is not a number.
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

export const isResolved = ({ first }: CommentThread): boolean => first.resolvedAt !== null;

/** How many threads are not resolved. */
export const openCount = (threads: readonly CommentThread[]): number =>
  threads.filter((thread) => !isResolved(thread)).length;

/** The threads that can be stepped through: those that are shown. */
export const shownThreads = ({
  threads,
  showsResolved,
  resolvedId,
  selectedId,
}: Pick<CommentsContext, 'threads' | 'showsResolved' | 'resolvedId' | 'selectedId'>) =>
  showsResolved
    ? threads
    : threads.filter(
        (thread) => !isResolved(thread) || thread.first.id === resolvedId || thread.first.id === selectedId,
      );

/** The thread after (`1`) or before (`-1`) the selected one, wrapping around. */
export function neighbourOf(context: CommentsContext, step: 1 | -1): string | null {
  const shown = shownThreads(context);
  const selected = shown.findIndex(({ first }) => first.id === context.selectedId);
  const start = selected === -1 && step === -1 ? 0 : selected;
  return shown[(start + step + shown.length) % Math.max(shown.length, 1)]?.first.id ?? null;
}

/** What the text has to know of them. */
export const markedWords = (comments: readonly DocumentComment[]): readonly MarkedWords[] =>
  comments.flatMap(({ id, thread, anchor, mark, resolvedAt }) =>
    id === thread && anchor !== null ? { id, anchor, mark, isResolved: resolvedAt !== null } : [],
  );
