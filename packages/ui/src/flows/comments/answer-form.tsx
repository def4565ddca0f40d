import { commentLimits } from '@octavo/contract/comment-limits';
import type { CommentsActor } from '@octavo/machines/comments';
import { useSelector } from '@xstate/react';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import * as css from './comments.css.ts';

export interface AnswerFormProps {
  readonly actor: CommentsActor;
  readonly thread: string;
}

/** A field for an answer. What is written stays until it has arrived, also when another comment is opened. */
export function AnswerForm({ actor, thread }: AnswerFormProps) {
  const { t } = useTranslation('comments');
  const { modifier, enter } = useKeyNames();
  const isNarrow = useIsNarrow();
  const draft = useSelector(actor, ({ context }) => context.drafts[thread] ?? '');
  const isSending = useSelector(
    actor,
    ({ context: { change } }) => change?.kind === 'answer' && change.thread === thread,
  );
  const isTooLong = draft.length > commentLimits.text;
  const send = () => {
    if (!isTooLong) actor.send({ type: 'answer', thread });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={css.form} onSubmit={onSubmit}>
      <TextArea
        aria-label={t('answerField')}
        placeholder={t('answerField')}
        value={draft}
        minRows={1}
        maxRows={8}
        limit={draft === '' ? undefined : commentLimits.text}
        countText={(count, limit) =>
          count > limit * 0.9 ? t('length', { count: limit, length: count }) : ''
        }
        onKeyDown={onKeyDown}
        onValueChange={(text) => actor.send({ type: 'draft.change', thread, text })}
      />
      {draft.trim() === '' ? null : (
        <Button
          type="submit"
          tone="solid"
          size={isNarrow ? 'lg' : 'sm'}
          busy={isSending}
          {...(!isNarrow && { shortcut: `${modifier} ${enter}` })}
        >
          {t('answer')}
        </Button>
      )}
    </form>
  );
}
