import type { CommentsActor } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { useFocusOnCard } from './use-focus-on-card.ts';
import * as css from './comments.css.ts';

export interface DeleteQuestionProps {
  readonly actor: CommentsActor;
  /** How many answers are deleted with a comment; null for an answer. */
  readonly answers: number | null;
}

/** Asks before something is deleted for everybody. */
export function DeleteQuestion({ actor, answers }: DeleteQuestionProps) {
  const { t } = useTranslation('comments');
  const question = useId();
  const part = useRef<HTMLFieldSetElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const size = useIsNarrow() ? 'lg' : 'sm';
  useFocusOnCard(part);
  useEffect(() => keep.current?.focus(), []);

  return (
    <fieldset ref={part} aria-labelledby={question} className={css.question}>
      <p id={question} className={css.questionText}>
        {answers === null ? t('confirm.answer') : t('confirm.comment', { count: answers })}
      </p>
      <div className={css.actions}>
        <Button
          size={size}
          tone="danger"
          aria-describedby={question}
          busy={isBusy}
          onClick={() => actor.send({ type: 'delete.confirm' })}
        >
          {t('confirm.delete')}
        </Button>
        <Button
          ref={keep}
          size={size}
          aria-describedby={question}
          onClick={() => actor.send({ type: 'delete.keep' })}
        >
          {t('confirm.keep')}
        </Button>
      </div>
    </fieldset>
  );
}
