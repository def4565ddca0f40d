import type { ConflictSide } from '@octavo/machines/conflict';
import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countWords } from '@octavo/contract/count-words';
import { Button } from '../../components/button/index.ts';
import { Dialog } from '../../components/dialog/index.ts';
import { DiffText } from '../../components/diff-text/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { ScrollArea } from '../../components/scroll-area/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { useDiffLabels } from '../versions/use-diff-labels.ts';
import { wordDiff } from '../word-diff/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './conflict-dialog.css.ts';

type Choice = 'mine' | 'theirs' | 'both';

export interface ConflictDialogProps {
  readonly open: boolean;
  /** The text that both are based on. */
  readonly common: string;
  /** Null while it is being read. */
  readonly mine: ConflictSide | null;
  /** Null while it is being fetched, and if that fails. */
  readonly theirs: ConflictSide | null;
  /** The choice being carried out. */
  readonly busy?: Choice | null;
  readonly hasFailed?: boolean;
  /** The server's message for a failure. */
  readonly reason?: string | undefined;
  readonly onChoose: (choice: Choice) => void;
  /** Postpones the choice: nothing is overwritten meanwhile. */
  readonly onClose: () => void;
}

/** Two texts that were edited at the same time: each as changes to their common base, and a choice of what to keep. */
export function ConflictDialog({
  open,
  common,
  mine,
  theirs,
  busy = null,
  hasFailed = false,
  reason,
  onChoose,
  onClose,
}: ConflictDialogProps) {
  const { t } = useTranslation(['conflict', 'common']);
  const isUnread = hasFailed && mine === null;
  const choose = (choice: Choice) => (busy === null ? onChoose(choice) : undefined);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t('title')}
      description={t('description')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('later')}
          </Button>
          <Button tone="solid" icon={Copy} busy={busy === 'both'} onClick={() => choose('both')}>
            {t('keepBoth')}
          </Button>
        </>
      }
    >
      {isUnread ? null : (
        <>
          <div className={css.sides}>
            <Side
              title={t('mine')}
              keepName={t('keepMineName')}
              side={mine}
              common={common}
              busy={busy === 'mine'}
              onKeep={() => choose('mine')}
            />
            <Side
              title={t('theirs')}
              keepName={t('keepTheirsName')}
              side={theirs}
              common={common}
              busy={busy === 'theirs'}
              onKeep={() => choose('theirs')}
            />
          </div>
          <p className={css.note}>
            {t('since')} {t('keepBothHint')}
          </p>
        </>
      )}
      {hasFailed ? (
        <div className={css.failed}>
          <Notice tone="danger" role="alert">
            {reason ?? t('failed')}
          </Notice>
        </div>
      ) : null}
    </Dialog>
  );
}

interface SideProps {
  readonly title: string;
  readonly keepName: string;
  readonly side: ConflictSide | null;
  readonly common: string;
  readonly busy: boolean;
  readonly onKeep: () => void;
}

function Side({ title, keepName, side, common, busy, onKeep }: SideProps) {
  const { t, i18n } = useTranslation('conflict');
  return (
    <div className={css.side}>
      <div>
        <h3 className={css.title}>{title}</h3>
        <p className={css.facts}>
          {side === null ? (
            <Skeleton width="14rem" />
          ) : (
            <>
              <span>{t('changed', { time: written(side.changedAt, i18n.language) })}</span>
              <span>{t('words', { count: countWords(side.text) })}</span>
            </>
          )}
        </p>
      </div>
      <ScrollArea label={title} maxHeight={css.textHeight}>
        {side === null ? <Loading /> : <Changed common={common} text={side.text} />}
      </ScrollArea>
      <div className={css.action}>
        <Button aria-label={keepName} busy={busy} disabled={side === null} onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}

function Changed({ common, text }: { readonly common: string; readonly text: string }) {
  const labels = useDiffLabels();
  const parts = useMemo(() => wordDiff(common, text), [common, text]);
  return <DiffText parts={parts} {...labels} />;
}

function Loading() {
  const { t } = useTranslation('conflict');
  return (
    <div aria-busy className={css.loading}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {['100%', '94%', '98%', '60%'].map((width, index) => (
        <Skeleton key={index} width={width} />
      ))}
    </div>
  );
}

function written(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(regionalLanguage(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return format.format(new Date(time));
}
