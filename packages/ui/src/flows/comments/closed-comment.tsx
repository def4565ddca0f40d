import type { CommentsActor, CommentThread } from '@octavo/machines/comments';
import { Check, MessageCircleReply } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import * as css from './comments.css.ts';
import { CommentMark } from './comment-mark.tsx';
import { sentenceOf, shortened } from './comment-sentence.ts';
import { useWhoAndWhen } from './who-and-when.ts';

export interface ClosedCommentProps {
  readonly actor: CommentsActor;
  readonly thread: CommentThread;
  /** Whether Tab stops at it. */
  readonly isTabStop: boolean;
  readonly onFocus: (id: string) => void;
}

/** A comment as a row of the list: who, what and about which words. */
export const ClosedComment = memo(function ClosedComment({
  actor,
  thread,
  isTabStop,
  onFocus,
}: ClosedCommentProps) {
  const { t } = useTranslation('comments');
  const { nameOf, dayOf } = useWhoAndWhen();
  const { first, answers, isGone } = thread;
  const isResolved = first.resolvedAt !== null;
  return (
    <button
      type="button"
      className={css.closed}
      data-resolved={isResolved || undefined}
      aria-label={sentenceOf(t, thread, nameOf(first))}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => onFocus(first.id)}
      onClick={() => actor.send({ type: 'comment.select', id: first.id })}
    >
      <span className={css.who}>
        <span className={css.name}>{nameOf(first)}</span>
        <span className={css.when}>{dayOf(first.createdAt)}</span>
        <span className={css.rowEnd}>
          {isResolved ? <Icon of={Check} size={14} /> : null}
          {answers.length === 0 ? null : (
            <>
              <Icon of={MessageCircleReply} size={14} />
              {answers.length}
            </>
          )}
        </span>
      </span>
      {first.mark === null ? null : <CommentMark mark={first.mark} />}
      {first.text === '' ? null : <span className={css.excerpt}>{first.text}</span>}
      {first.proposal === null ? null : (
        <span className={css.excerpt}>
          <del className={css.former}>{shortened(first.anchor?.quote ?? '')}</del>{' '}
          <ins className={css.proposed}>{shortened(first.proposal)}</ins>
        </span>
      )}
      {isGone ? <span className={css.gone}>{t('gone')}</span> : null}
    </button>
  );
});
