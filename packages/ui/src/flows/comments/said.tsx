import type { DocumentComment } from '@octavo/contract';
import { commentLimits } from '@octavo/contract/comment-limits';
import type { CommentsActor } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import * as css from './comments.css.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { LinkedText } from './linked-text.tsx';
import { useWhoAndWhen } from './who-and-when.ts';

export interface SaidProps {
  readonly actor: CommentsActor;
  readonly comment: DocumentComment;
  /** Shown before the text. */
  readonly children?: ReactNode;
}

/** What one person said, and when. The writer can change and delete an answer. */
export function Said({ actor, comment, children }: SaidProps) {
  const { t } = useTranslation('comments');
  const { nameOf, timeOf } = useWhoAndWhen();
  const { id, thread, text, createdAt, editedAt, isOwn } = comment;
  const editing = useSelector(actor, ({ context }) =>
    context.editing?.id === id ? context.editing.text : null,
  );
  const isAsked = useSelector(actor, ({ context }) => context.deletingId === id && id !== thread);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const size = useIsNarrow() ? 'lg' : 'sm';

  return (
    <div className={css.said}>
      <p className={css.who}>
        <strong className={css.name}>{nameOf(comment)}</strong>
        <time className={css.when} dateTime={createdAt}>
          {timeOf(createdAt)}
        </time>
        {editedAt === null ? null : <span className={css.when}>{t('edited')}</span>}
      </p>
      {children}
      {editing === null ? (
        text === '' ? null : (
          <p className={css.words}>
            <LinkedText text={text} />
          </p>
        )
      ) : (
        <>
          <TextArea
            aria-label={t('editField')}
            value={editing}
            minRows={2}
            limit={commentLimits.text}
            countText={(count, limit) => t('length', { count: limit, length: count })}
            onValueChange={(value) => actor.send({ type: 'edit.change', text: value })}
          />
          <div className={css.actions}>
            <Button size={size} busy={isBusy} onClick={() => actor.send({ type: 'edit.save' })}>
              {t('save')}
            </Button>
            <Button size={size} tone="quiet" onClick={() => actor.send({ type: 'edit.keep' })}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
      {isOwn && editing === null && !isAsked ? (
        <div className={css.own}>
          <Button size={size} tone="quiet" isFlush onClick={() => actor.send({ type: 'edit.begin', id })}>
            {t('edit')}
          </Button>
          <Button size={size} tone="quiet" onClick={() => actor.send({ type: 'delete', id })}>
            {t('deleteAnswer')}
          </Button>
        </div>
      ) : null}
      {isAsked ? <DeleteQuestion actor={actor} answers={null} /> : null}
    </div>
  );
}
