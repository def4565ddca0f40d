import { commentLimits } from '@octavo/contract/comment-limits';
import { type Draft, saysSomething } from '@octavo/machines/commenting';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './commenting.css.ts';

export interface DraftFormProps {
  readonly draft: Draft;
}

/** The form of a comment, an answer or a change. It asks for the reader's name until there is one. */
export function DraftForm({ draft }: DraftFormProps) {
  const { key, target, text, proposal, status, failure } = draft;
  const commenting = useFlow('commenting');
  const isNameless = useSelector(commenting, ({ context }) => context.name === '');
  const nameDraft = useSelector(commenting, ({ context }) => context.nameDraft);
  const isBegun = useSelector(commenting, ({ context }) => context.begun === key);
  const { t } = useTranslation(['commenting', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const isBusy = status === 'waiting';
  const isMissing = (isNameless && nameDraft.trim() === '') || !saysSomething(draft);

  // Takes the focus if the reader has just started the draft, but not for a draft from before a reload.
  useEffect(() => {
    if (isBegun) form.current?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  }, [isBegun]);

  useEffect(() => {
    const element = form.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && !isMissing) commenting.send({ type: 'draft.send', key });
  }

  return (
    <form ref={form} className={css.form} onSubmit={submit}>
      {isNameless ? (
        <TextField
          label={t('form.name')}
          hint={t('form.nameHint')}
          value={nameDraft}
          maxLength={commentLimits.readerName}
          autoComplete="name"
          required
          onChange={(event) => commenting.send({ type: 'name.change', name: event.target.value })}
        />
      ) : null}
      {proposal === null ? null : (
        <TextArea
          label={t('form.proposal')}
          value={proposal}
          minRows={1}
          limit={limitNear(proposal, commentLimits.proposal)}
          countText={(count, limit) => t('form.count', { count, limit })}
          onValueChange={(value) =>
            commenting.send({ type: 'draft.change', key, change: { proposal: value } })
          }
        />
      )}
      <TextArea
        label={t(labelOf(draft))}
        value={text}
        minRows={2}
        limit={limitNear(text, commentLimits.text)}
        countText={(count, limit) => t('form.count', { count, limit })}
        onValueChange={(value) => commenting.send({ type: 'draft.change', key, change: { text: value } })}
      />
      {target.type === 'words' ? (
        <div>
          <Button
            size="sm"
            tone="quiet"
            isFlush
            onClick={() =>
              commenting.send({
                type: 'draft.change',
                key,
                change: { proposal: proposal === null ? target.anchor.quote : null },
              })
            }
          >
            {proposal === null ? t('form.propose') : t('form.plain')}
          </Button>
        </div>
      ) : null}
      {status === 'failed' ? (
        <p role="alert" className={css.problem}>
          {t('form.failed')} {failure?.message}
        </p>
      ) : null}
      <div className={css.actions}>
        <Button
          size="sm"
          tone="quiet"
          disabled={isBusy}
          onClick={() => commenting.send({ type: 'draft.discard', key })}
        >
          {t('form.discard')}
        </Button>
        <Button type="submit" size="sm" tone="solid" busy={isBusy} disabled={isMissing}>
          {status === 'failed' ? t('form.retry') : target.type === 'edit' ? t('form.save') : t('form.send')}
        </Button>
      </div>
    </form>
  );
}

/** The count is shown where the limit comes near. */
const limitNear = (text: string, limit: number): number | undefined =>
  text.length > limit * 0.8 ? limit : undefined;

function labelOf({ target, proposal }: Draft) {
  if (target.type === 'answer') return 'form.answer';
  if (target.type === 'edit') return 'form.edit';
  return proposal === null && target.type === 'words' ? 'form.comment' : 'form.reason';
}
