import { tagLimits } from '@octavo/contract/tag-limits';
import { type TagProblem, tagProblem } from '@octavo/machines/tags';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { submitting } from '../../components/field/submitting.ts';
import { Notice } from '../../components/notice/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { TagInput } from '../../components/tag-input/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as css from './tag-dialog.css.ts';

export interface TagDialogProps {
  readonly open: boolean;
  readonly status: 'loading' | 'loadFailed' | 'editing' | 'saving';
  readonly tags: readonly string[];
  /** Tags of other documents that contain the typed text. */
  readonly suggestions?: readonly string[];
  readonly problem?: TagProblem | null;
  /** The server's message, shown after the general sentence. */
  readonly reason?: string | undefined;
  /** Also called with edits that exceed the limits. Then the typed text stays, so that it can be corrected. */
  readonly onTagsChange: (tags: readonly string[]) => void;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The tags of one document, edited as a set until they are saved. */
export function TagDialog(props: TagDialogProps) {
  const { open, status, onSave, onRetry, onClose } = props;
  const { t } = useTranslation(['tags', 'common']);
  const form = useId();
  const isBusy = status === 'saving';

  const submit = submitting(() => {
    if (!isBusy) onSave();
  });

  return (
    <Dialog
      open={open}
      title={t('title')}
      description={t('hint')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {status === 'loadFailed' ? (
            <Button tone="solid" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          ) : (
            <Button tone="solid" type="submit" form={form} busy={isBusy} disabled={status === 'loading'}>
              {t(isBusy ? 'saving' : 'save')}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={css.form}>
        {status === 'loading' ? <Loading /> : null}
        {status === 'loadFailed' ? (
          <Notice tone="danger" role="alert">
            {t('loadFailed')}
          </Notice>
        ) : null}
        {status === 'editing' || isBusy ? <Tags {...props} /> : null}
      </form>
    </Dialog>
  );
}

function Loading() {
  const { t } = useTranslation('tags');
  return (
    <div aria-busy className={css.loading}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="9rem" />
      <Skeleton width="100%" height="44px" />
      <Skeleton width="70%" />
    </div>
  );
}

function Tags({
  status,
  tags,
  suggestions = [],
  problem = null,
  reason,
  onTagsChange,
  onType,
}: TagDialogProps) {
  const { t } = useTranslation('tags');
  const labels = useMemo(
    () => ({
      tags: t('list'),
      remove: (tag: string) => t('remove', { tag }),
      added: (added: readonly string[]) => t('added', { tags: added }),
      removed: (tag: string) => t('removed', { tag }),
      duplicate: (tag: string) => t('duplicate', { tag }),
    }),
    [t],
  );

  function change(next: readonly string[]): boolean {
    onTagsChange(next);
    return next.length <= tags.length || tagProblem(next) === null;
  }

  return (
    <TagInput
      label={t('field')}
      labelEnd={<span className={css.count}>{t('count', { count: tags.length, max: tagLimits.max })}</span>}
      hint={t('fieldHint')}
      error={problem === null ? undefined : [t(`problems.${problem}`), reason].filter(Boolean).join(' ')}
      tags={tags}
      suggestions={suggestions}
      labels={labels}
      disabled={status === 'saving'}
      onTagsChange={change}
      onType={onType}
    />
  );
}
