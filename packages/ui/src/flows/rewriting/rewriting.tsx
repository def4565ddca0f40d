import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { LimitNotice } from '../limit/index.ts';
import { RewritingProgress } from './rewriting-progress.tsx';
import { RewritingReport } from './rewriting-report.tsx';
import * as css from './rewriting.css.ts';
import { useReportSentence } from './use-report-sentence.ts';
import { VoiceFields } from './voice-fields.tsx';

/** Whom the text speaks to, and how. A change rewrites it, paragraph by paragraph. */
export function Rewriting() {
  const { t } = useTranslation('rewriting');
  const flow = useFlow('rewriting');
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isLimited = useSelector(flow, (state) => state.hasTag('limited'));
  const isReported = useSelector(flow, ({ context }) => context.isReported);
  const sentence = useReportSentence();
  return (
    <section aria-label={t('label')} className={css.section}>
      {isLimited ? (
        <LimitNotice
          reason="daily"
          onUpgrade={() => flow.send({ type: 'limit.upgrade' })}
          onLater={() => flow.send({ type: 'limit.dismiss' })}
        >
          <VoiceFields />
        </LimitNotice>
      ) : (
        <VoiceFields />
      )}
      {isBusy ? <RewritingProgress /> : null}
      {isReported && !isBusy ? <RewritingReport /> : null}
      {isBusy || isReported ? null : <p className={css.note}>{t('hint')}</p>}
      <LiveRegion>{isReported && !isBusy ? sentence : ''}</LiveRegion>
    </section>
  );
}
