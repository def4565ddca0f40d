import { ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Progress } from '../../components/progress/index.ts';
import { type Sent, SentNote } from './sent-note.tsx';
import * as css from './plagiarism.css.ts';

export interface PlagiarismPanelProps {
  readonly status: 'idle' | 'scanning' | 'clean';
  /** The progress of a check, in sentences. */
  readonly progress?: { readonly done: number; readonly count: number } | null;
  readonly sent: Sent;
  /** Whether the plan only searches the reader's own documents. */
  readonly offersPro: boolean;
  readonly onCheck: () => void;
  readonly onStop: () => void;
  readonly onUpgrade: () => void;
}

/** The tab that compares the open document with others. */
export function PlagiarismPanel(props: PlagiarismPanelProps) {
  const { status, sent, offersPro, onCheck, onUpgrade } = props;
  const { t } = useTranslation('plagiarism');
  const isClean = status === 'clean';
  return (
    <section aria-label={t('heading')} className={css.panel}>
      {status === 'scanning' ? (
        <Scanning {...props} />
      ) : (
        <>
          <div role={isClean ? 'status' : undefined}>
            <h2 className={css.title}>{t(isClean ? 'clean.title' : 'start.title')}</h2>
            <p className={css.hint}>{t(isClean ? 'clean.hint' : 'start.hint')}</p>
          </div>
          <div className={css.actions}>
            <Button tone={isClean ? 'outline' : 'solid'} icon={ScanSearch} onClick={onCheck}>
              {t(isClean ? 'again' : 'check')}
            </Button>
          </div>
        </>
      )}
      {offersPro && status !== 'scanning' ? (
        <Notice
          title={t('pro.title')}
          action={
            <Button size="sm" tone="accent" isFlush onClick={onUpgrade}>
              {t('pro.action')}
            </Button>
          }
        >
          {t('pro.hint')}
        </Notice>
      ) : null}
      <SentNote {...sent} />
    </section>
  );
}

function Scanning({ progress = null, onStop }: PlagiarismPanelProps) {
  const { t } = useTranslation('plagiarism');
  const far = progress === null ? undefined : t('scanned', progress);
  return (
    <div className={css.scanning}>
      <h2 className={css.title}>{t('scanning')}</h2>
      <Progress
        label={t('scanning')}
        value={progress?.done ?? null}
        {...(progress !== null && { max: progress.count })}
        {...(far !== undefined && { valueText: far })}
      />
      <output className={css.hint}>{far}</output>
      <div className={css.actions}>
        <Button onClick={onStop}>{t('stop')}</Button>
      </div>
    </div>
  );
}
