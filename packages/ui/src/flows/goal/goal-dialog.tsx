import { maxWordGoal } from '@octavo/contract/document-limits';
import { type Ref, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Chip } from '../../components/chip/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Meter } from '../../components/meter/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { NumberField } from '../../components/number-field/index.ts';
import * as css from './goal-dialog.css.ts';

/** The length of a paragraph, a page, an essay, a term paper, and a long one. */
const usual = [250, 500, 1000, 2500, 5000] as const;

export interface GoalDialogProps {
  readonly open: boolean;
  readonly status: 'editing' | 'saving' | 'removing';
  /** Whether there already is a goal, which can be removed. */
  readonly hasGoal: boolean;
  /** The goal entered in the dialog. */
  readonly words: number;
  /** The number of words in the text. */
  readonly written: number;
  readonly isRefused?: boolean;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  readonly onChange: (words: number) => void;
  readonly onSave: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The target number of words of a document, and its progress. */
export function GoalDialog(props: GoalDialogProps) {
  const { open, status, hasGoal, onSave, onRemove, onClose } = props;
  const { t } = useTranslation(['goal', 'common']);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = status !== 'editing';

  const submit = submitting(() => {
    if (!isBusy) onSave();
  });

  /** Focuses the figure rather than the button before it, with all of it selected so that typing replaces it. */
  function beginAtField(event: Event) {
    if (field.current === null || isBusy) return;
    event.preventDefault();
    field.current.focus();
    field.current.select();
  }

  return (
    <Dialog
      open={open}
      onOpenAutoFocus={beginAtField}
      size="sm"
      title={t('title')}
      description={t('description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          {hasGoal ? (
            <Button
              tone="quiet"
              busy={status === 'removing'}
              disabled={status === 'saving'}
              onClick={onRemove}
            >
              {t('remove')}
            </Button>
          ) : (
            <Button tone="quiet" onClick={onClose}>
              {t('common:cancel')}
            </Button>
          )}
          <Button
            tone="solid"
            type="submit"
            form={form}
            busy={status === 'saving'}
            disabled={status === 'removing'}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        <Fields {...props} field={field} />
      </form>
    </Dialog>
  );
}

interface FieldsProps extends GoalDialogProps {
  readonly field: Ref<HTMLInputElement>;
}

function Fields({ field, status, words, written, isRefused = false, reason, onChange }: FieldsProps) {
  const { t, i18n } = useTranslation('goal');
  const left = words - written;
  const progress = left > 0 ? t('left', { count: left }) : t('reached');
  return (
    <>
      <div className={css.choice}>
        <NumberField
          ref={field}
          label={t('field')}
          value={words}
          min={1}
          max={maxWordGoal}
          stride={50}
          locale={i18n.language}
          valueText={t('words', { count: words })}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
          disabled={status !== 'editing'}
          onValueChange={onChange}
        />
        <fieldset aria-label={t('usual')} className={css.usual}>
          {usual.map((count) => (
            <Chip
              key={count}
              size="md"
              pressed={count === words}
              disabled={status !== 'editing'}
              onClick={() => onChange(count)}
            >
              {t('length', { count })}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className={css.progress}>
        <p className={css.written}>
          <span>{t('written', { count: written })}</span>
          <span className={css.left}>{progress}</span>
        </p>
        <Meter
          label={t('title')}
          value={Math.min(written, words)}
          max={words}
          valueText={t('wordsOfGoal', { written, count: words })}
        />
      </div>
      {isRefused ? (
        <Notice tone="danger" role="alert">
          {reason ?? t('failed')}
        </Notice>
      ) : null}
    </>
  );
}
