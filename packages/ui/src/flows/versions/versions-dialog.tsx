import type { DocumentVersion } from '@octavo/contract';
import { brand } from '@octavo/contract/brand';
import { countWords } from '@octavo/contract/count-words';
import type { ComparedWith } from '@octavo/machines/versions';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { wordDiff } from '../word-diff/index.ts';
import { Changes } from './changes.tsx';
import { VersionName } from './version-name.tsx';
import { VersionList } from './version-list.tsx';
import * as css from './versions-dialog.css.ts';

export interface VersionsDialogProps {
  readonly open: boolean;
  readonly status: 'loading' | 'failed' | 'ready' | 'naming' | 'restoring';
  /** Newest first. */
  readonly versions: readonly DocumentVersion[];
  readonly chosen: string | null;
  readonly comparedWith: ComparedWith;
  /** The earlier and the later text of the comparison; null while one of them is loading. */
  readonly texts: { readonly before: string; readonly after: string } | null;
  /** Which of the last actions failed. */
  readonly problem: 'restore' | 'name' | null;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onCompare: (comparedWith: ComparedWith) => void;
  /** An empty name removes it. */
  readonly onName: (name: string) => void;
  readonly onRestore: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** All versions of a document, what has changed since each, and a button to restore one. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { open, status, versions, chosen, onRestore, onClose } = props;
  const { t } = useTranslation(['versions', 'common']);
  const isBusy = status === 'restoring';
  const hasList = status !== 'loading' && status !== 'failed' && versions.length > 0;
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('title')}
      description={t('description', { brand: brand.name })}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t(hasList ? 'common:cancel' : 'common:close')}
          </Button>
          {hasList ? (
            <Button tone="solid" icon={History} busy={isBusy} disabled={chosen === null} onClick={onRestore}>
              {t(isBusy ? 'restoring' : 'restore')}
            </Button>
          ) : null}
        </>
      }
    >
      <Content {...props} />
    </Dialog>
  );
}

function Content(props: VersionsDialogProps) {
  const { status, versions, chosen, problem, reason, onChoose, onRetry } = props;
  const { t } = useTranslation(['versions', 'common']);
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
  if (versions.length === 0) return <EmptyState level={3} title={t('empty.title')} hint={t('empty.hint')} />;
  return (
    <>
      <div className={css.columns}>
        <VersionList versions={versions} chosen={chosen} onChoose={onChoose} />
        <Shown {...props} />
      </div>
      {problem !== null ? (
        <div className={css.notice}>
          <Notice tone="danger" role="alert">
            {reason ?? t(problem === 'restore' ? 'restoreFailed' : 'name.failed')}
          </Notice>
        </div>
      ) : null}
    </>
  );
}

function Shown({ status, versions, chosen, comparedWith, texts, onCompare, onName }: VersionsDialogProps) {
  const { t } = useTranslation('versions');
  const name = versions.find(({ id }) => id === chosen)?.name ?? '';
  return (
    <div className={css.shown}>
      <div className={css.head}>
        <ToggleGroup
          size="sm"
          label={t('compare.label')}
          value={comparedWith}
          options={[
            { value: 'now', label: t('compare.now') },
            { value: 'before', label: t('compare.before') },
          ]}
          onValueChange={onCompare}
        />
        {texts === null ? null : <Figures {...texts} />}
      </div>
      <VersionName key={chosen} name={name} busy={status === 'naming'} onName={onName} />
      <ScrollArea label={t('compare.label')} maxHeight={css.textHeight}>
        <div className={css.text}>{texts === null ? <LoadingText /> : <Changes {...texts} />}</div>
      </ScrollArea>
    </div>
  );
}

function Figures({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = useTranslation('versions');
  const [added, deleted] = useMemo(() => {
    const parts = wordDiff(before, after);
    const words = (kind: 'inserted' | 'deleted') =>
      parts.reduce((sum, part) => sum + (part.kind === kind ? countWords(part.text) : 0), 0);
    return [words('inserted'), words('deleted')];
  }, [before, after]);
  return (
    <div className={css.figures}>
      <span className={css.added}>{t('added', { count: added })}</span>
      <span className={css.deleted}>{t('deleted', { count: deleted })}</span>
    </div>
  );
}

function LoadingText() {
  const { t } = useTranslation('versions');
  return (
    <div aria-busy className={css.loading}>
      <VisuallyHidden>{t('loadingText')}</VisuallyHidden>
      {['100%', '96%', '88%', '100%', '42%'].map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('versions');
  return (
    <div aria-busy className={css.columns}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={css.loading}>
        {['60%', '80%', '50%', '70%', '60%'].map((width, index) => (
          <Skeleton key={index} width={width} height="36px" />
        ))}
      </div>
      <LoadingText />
    </div>
  );
}
