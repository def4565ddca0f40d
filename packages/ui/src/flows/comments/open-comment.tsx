import { type CommentsActor, type CommentThread } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { Check, ChevronLeft, ChevronRight, RotateCcw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { AnswerForm } from './answer-form.tsx';
import { CommentMark } from './comment-mark.tsx';
import { sentenceOf } from './comment-sentence.ts';
import { CommentProblem } from './comment-problem.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import * as css from './comments.css.ts';
import { Said } from './said.tsx';
import { useWhoAndWhen } from './who-and-when.ts';

export interface OpenCommentProps {
  readonly actor: CommentsActor;
  readonly thread: CommentThread;
  readonly index: number;
  readonly total: number;
}

/** The open comment: its words, what was said and answered, and what can be done. */
export function OpenComment({ actor, thread, index, total }: OpenCommentProps) {
  const { t } = useTranslation('comments');
  const { nameOf } = useWhoAndWhen();
  const { first, answers, isGone } = thread;
  const { id, mark, proposal, anchor } = first;
  const isNarrow = useIsNarrow();
  const size = isNarrow ? 'lg' : 'sm';
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isAsked = useSelector(actor, ({ context }) => context.deletingId === id);
  const previous = useShortcut('previousComment');
  const next = useShortcut('nextComment');
  const isResolved = first.resolvedAt !== null;

  return (
    <article tabIndex={-1} data-card aria-label={sentenceOf(t, thread, nameOf(first))} className={css.card}>
      <div className={css.content}>
        <div className={css.head}>
          <span className={css.label}>{t(isResolved ? 'resolvedLabel' : 'comment')}</span>
          <span className={css.position}>
            <IconButton
              {...previous}
              icon={ChevronLeft}
              size={size}
              label={t('previous')}
              onClick={() => actor.send({ type: 'comment.previous' })}
            />
            <span className={css.place}>{t('position', { index: index + 1, total })}</span>
            <IconButton
              {...next}
              icon={ChevronRight}
              size={size}
              label={t('next')}
              onClick={() => actor.send({ type: 'comment.next' })}
            />
            <IconButton
              icon={X}
              size={size}
              label={t('closeCard')}
              onClick={() => actor.send({ type: 'comment.leave' })}
            />
          </span>
        </div>
        <blockquote className={css.quote} data-gone={isGone || undefined}>
          {anchor?.quote}
        </blockquote>
        {isGone ? <p className={css.goneNote}>{t(mark === null ? 'goneHint' : 'changedHint')}</p> : null}
        <Said actor={actor} comment={first}>
          {mark === null ? null : <CommentMark mark={mark} />}
        </Said>
        {proposal === null ? null : (
          <div className={css.proposal}>
            <span className={css.proposalLabel}>{t('proposal')}</span>
            <ins className={css.proposalWords}>{proposal}</ins>
            {isResolved || isGone ? null : (
              <span>
                <Button
                  size={size}
                  tone="outline"
                  busy={isBusy}
                  onClick={() => actor.send({ type: 'use', id })}
                >
                  {t('use')}
                </Button>
              </span>
            )}
          </div>
        )}
        {answers.length === 0 ? null : (
          <ul className={css.answers} aria-label={t('answersLabel')}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <Said actor={actor} comment={answer} />
              </li>
            ))}
          </ul>
        )}
        <AnswerForm actor={actor} thread={id} />
        <CommentProblem actor={actor} thread={thread} />
        {isAsked ? (
          <DeleteQuestion actor={actor} answers={answers.length} />
        ) : (
          <div className={css.actions}>
            <Button
              size={size}
              icon={isResolved ? RotateCcw : Check}
              busy={isBusy}
              onClick={() => actor.send({ type: 'resolve', id, resolved: !isResolved })}
            >
              {t(isResolved ? 'openAgain' : 'resolve')}
            </Button>
            <Button size={size} tone="quiet" onClick={() => actor.send({ type: 'delete', id })}>
              {t('delete')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
