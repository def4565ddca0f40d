import type { DocumentComment } from '@octavo/contract';
import type { CommentingContext, Draft, DraftTarget } from './commenting.types.ts';

const keyOf = (target: DraftTarget): string => {
  switch (target.type) {
    case 'words':
      return `words-${target.anchor.offset}-${target.anchor.quote.length}`;
    case 'mark':
      return `mark-${target.anchor.offset}-${target.mark}`;
    case 'answer':
      return `answer-${target.thread}`;
    case 'edit':
      return `edit-${target.id}`;
    default:
      return target satisfies never;
  }
};

interface Begun {
  readonly text?: string;
  readonly proposal?: string | null | undefined;
  readonly status?: Draft['status'];
}

/** Begins a draft, or goes back to the one that there is of the same target. */
export function withDraft(
  { drafts }: Pick<CommentingContext, 'drafts'>,
  target: DraftTarget,
  { text = '', proposal = null, status = 'writing' }: Begun = {},
): Pick<CommentingContext, 'drafts' | 'begun'> {
  const key = keyOf(target);
  const former = drafts.find((draft) => draft.key === key);
  if (former !== undefined) {
    const again = { ...former, proposal: former.proposal ?? proposal };
    return { drafts: drafts.map((draft) => (draft.key === key ? again : draft)), begun: key };
  }
  return { drafts: [...drafts, { key, target, text, proposal, status, failure: null }], begun: key };
}

/** Changes one draft; one that is being sent stays as it is. */
export const changedDraft = (
  drafts: readonly Draft[],
  key: string,
  change: Partial<Omit<Draft, 'key' | 'target'>>,
): readonly Draft[] => drafts.map((draft) => (draft.key === key ? { ...draft, ...change } : draft));

/** Whether a draft says anything that the server would take. */
export function saysSomething({ target, text, proposal }: Draft): boolean {
  return text.trim() !== '' || proposal !== null || target.type === 'mark';
}

/** The next draft to send. */
export const waitingDraft = ({ drafts }: Pick<CommentingContext, 'drafts'>): Draft | undefined =>
  drafts.find(({ status }) => status === 'waiting');

/** The comments with one more, or with a changed one. */
export function withComment(
  comments: readonly DocumentComment[],
  comment: DocumentComment,
): readonly DocumentComment[] {
  return comments.some(({ id }) => id === comment.id)
    ? comments.map((each) => (each.id === comment.id ? comment : each))
    : [...comments, comment];
}

/** The comments without one, and without the answers to it. */
export const withoutComment = (
  comments: readonly DocumentComment[],
  id: string,
): readonly DocumentComment[] => comments.filter((comment) => comment.id !== id && comment.thread !== id);
