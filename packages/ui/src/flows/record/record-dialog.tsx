import { brand } from '@octavo/contract/brand';
import type { LoadedRecord, RecordFormat, RecordView } from '@octavo/machines/record';
import { Download, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { Menu, MenuItem } from '../../components/menu/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { RecordDays } from './record-days.tsx';
import * as css from './record-dialog.css.ts';
import { RecordParagraphs } from './record-paragraphs.tsx';

export interface RecordDialogProps extends LoadedRecord {
  readonly open: boolean;
  readonly status: 'loading' | 'failed' | 'shown' | 'handing' | 'asking' | 'deleting';
  readonly view: RecordView;
  /** Which of the last actions failed. */
  readonly problem: 'delete' | 'export' | null;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  readonly onView: (view: RecordView) => void;
  readonly onExport: (format: RecordFormat) => void;
  readonly onDelete: () => void;
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How a text was written, by day and by paragraph. */
export function RecordDialog(props: RecordDialogProps) {
  const { open, onClose } = props;
  const { t } = useTranslation(['record', 'common']);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('title')}
      description={t('description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={<Footer {...props} />}
    >
      <Content {...props} />
    </Dialog>
  );
}

const formats: readonly RecordFormat[] = ['markdown', 'csv', 'json'];

function Footer(props: RecordDialogProps) {
  const { status, days, onExport, onDelete, onKeep, onConfirm, onClose } = props;
  const { t } = useTranslation(['record', 'common']);
  const isAsking = status === 'asking' || status === 'deleting';
  const isDeleting = status === 'deleting';
  const hasAny = status !== 'loading' && status !== 'failed' && days.length > 0;
  // The same button opens and cancels the question, so that it keeps the focus.
  const first = isAsking ? (
    <Button key="first" disabled={isDeleting} onClick={onKeep}>
      {t('keep')}
    </Button>
  ) : (
    <Button key="first" tone="quiet" isFlush icon={Trash2} onClick={onDelete}>
      {t('delete')}
    </Button>
  );
  if (isAsking) {
    return (
      <>
        <p role="alert" className={css.question}>
          {t('ask')}
        </p>
        {first}
        <Button tone="danger" busy={isDeleting} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      </>
    );
  }
  if (!hasAny) {
    return <Button onClick={onClose}>{t('common:close')}</Button>;
  }
  return (
    <>
      {first}
      <span className={css.spacer} />
      <Menu
        trigger={
          <Button tone="solid" icon={Download} busy={status === 'handing'}>
            {t('export.label')}
          </Button>
        }
      >
        {formats.map((format) => (
          <MenuItem key={format} onSelect={() => onExport(format)}>
            {t(`export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Content(props: RecordDialogProps) {
  const { status, days, paragraphs, view, problem, reason, onView, onRetry } = props;
  const { t } = useTranslation(['record', 'common']);
  if (status === 'loading') return <Loading />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('failed.title')}
        hint={reason ?? t('failed.hint')}
        action={<Button onClick={onRetry}>{t('common:tryAgain')}</Button>}
      />
    );
  }
  return (
    <div className={css.content}>
      {days.length === 0 ? (
        <EmptyState level={3} title={t('empty.title')} hint={t('empty.hint')} />
      ) : (
        <>
          <div className={css.head}>
            <ToggleGroup
              size="sm"
              label={t('view.label')}
              value={view}
              options={[
                { value: 'days', label: t('view.days') },
                { value: 'paragraphs', label: t('view.paragraphs') },
              ]}
              onValueChange={onView}
            />
            <Legend />
          </div>
          <ScrollArea label={t('title')} maxHeight={css.listHeight}>
            {view === 'days' ? <RecordDays days={days} /> : <RecordParagraphs paragraphs={paragraphs} />}
          </ScrollArea>
        </>
      )}
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {reason ?? t(problem === 'delete' ? 'deleteFailed' : 'export.failed')}
        </Notice>
      )}
      <p className={css.note}>{t('noProbability', { brand: brand.name })}</p>
    </div>
  );
}

const groups = ['own', 'brought', 'ai', 'corrected', 'earlier'] as const;

function Legend() {
  const { t } = useTranslation('record');
  return (
    <ul className={css.legend}>
      {groups.map((group) => (
        <li key={group} className={css.legendEntry}>
          <span aria-hidden className={`${css.swatch} ${css.group[group]}`} />
          {t(`groups.${group}`)}
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  const { t } = useTranslation('record');
  return (
    <div aria-busy className={css.loading}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {['92%', '64%', '80%', '48%'].map((width) => (
        <Skeleton key={width} width={width} height="36px" />
      ))}
    </div>
  );
}
