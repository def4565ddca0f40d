import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useWordsLeft } from '../account/index.ts';
import { useBrowserWrites } from '../browser-model/use-browser-writes.ts';
import { useFlow } from '../flow-context/index.ts';
import { useKeptFocus } from '../keyboard/use-kept-focus.ts';
import { LimitNotice } from '../limit/index.ts';
import { RewritingProgress } from './rewriting-progress.tsx';
import { RewritingReport } from './rewriting-report.tsx';
import * as css from './rewriting.css.ts';
import { useProgressSentence } from './use-progress-sentence.ts';
import { useReportSentence } from './use-report-sentence.ts';
import { VoiceFields } from './voice-fields.tsx';

/** The text's audience and tone. A change rewrites it, paragraph by paragraph. */
export function Rewriting() {
  const { t } = useTranslation(['rewriting', 'common']);
  const flow = useFlow('rewriting');
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isRewriting = useSelector(flow, (state) => state.hasTag('busy') && state.context.runs.length > 0);
  const isLimited = useSelector(flow, (state) => state.hasTag('limited'));
  const isStandIn = useSelector(flow, ({ context }) => context.engine === 'stand-in');
  const isReported = useSelector(flow, ({ context }) => context.isReported);
  const progress = useProgressSentence();
  const report = useReportSentence();
  const left = useWordsLeft();
  const isOnDevice = useBrowserWrites();
  const section = useRef<HTMLElement>(null);
  const state = useRef<HTMLDivElement>(null);
  useKeptFocus(section, isLimited ? 'limited' : isBusy ? 'busy' : 'resting');
  // In a bottom sheet the progress, with its stop button, is below the edge of the screen.
  useEffect(() => {
    if (isRewriting) state.current?.scrollIntoView({ block: 'nearest' });
  }, [isRewriting]);
  return (
    <section ref={section} aria-label={t('label')} className={css.section}>
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
      <div ref={state} className={css.state}>
        {isRewriting ? <RewritingProgress /> : null}
        {isReported && !isBusy ? <RewritingReport /> : null}
        {isRewriting || isReported ? null : (
          <>
            <p className={css.note}>{t('hint')}</p>
            {isOnDevice ? <p className={css.note}>{t('browserWrites')}</p> : null}
            {isOnDevice || left === null || left === 0 ? null : <p className={css.note}>{t('cost')}</p>}
          </>
        )}
      </div>
      <LiveRegion>
        {isRewriting ? progress : isReported ? (isStandIn ? `${report} ${t('common:standIn')}` : report) : ''}
      </LiveRegion>
    </section>
  );
}
