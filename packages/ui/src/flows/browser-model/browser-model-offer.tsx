import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Cpu } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './browser-model.css.ts';
import { ModelFailed } from './model-failed.tsx';
import { ModelProgress } from './model-progress.tsx';
import { useModelStatus } from './use-model-status.ts';

export interface BrowserModelOfferProps {
  /** The reader wants it written by the model, which is ready. */
  readonly onWrite: () => void;
  /** The offer was put off, and its buttons are gone. */
  readonly onDecline?: () => void;
}

/**
 * Beside what fixed rules wrote: the browser's own model could do it. Nothing where it cannot, or once the reader has
 * put it off in this browser; the account page goes on offering it.
 */
export function BrowserModelOffer({ onWrite, onDecline }: BrowserModelOfferProps) {
  const { t } = useTranslation('browser-model');
  const flow = useFlow('browser-model');
  const isPossible = useSelector(flow, (state) => state.hasTag('visible') && !state.matches('unsuitable'));
  const isReady = useSelector(flow, (state) => state.hasTag('ready'));
  const isThere = useSelector(flow, (state) => state.matches('off'));
  const isOffered = useSelector(
    flow,
    (state) => state.matches('off') || state.matches('offered') || state.matches('lapsed'),
  );
  const status = useModelStatus();
  const preferences = useFlow('preferences');
  const isDeclined = useSelector(preferences, ({ context }) => context.preferences.browserModelDeclined);
  if (!isPossible || (isOffered && isDeclined)) return null;
  const decline = () => {
    preferences.send({ type: 'set', change: { browserModelDeclined: true } });
    onDecline?.();
  };
  return (
    <div className={css.offer}>
      {isOffered ? (
        <div className={css.offered}>
          <p className={css.sentence}>{t(isThere ? 'offer.text' : 'offer.download')}</p>
          <div className={css.choices}>
            <Button tone="quiet" size="sm" onClick={decline}>
              {t('offer.later')}
            </Button>
            <Button tone="outline" size="sm" icon={Cpu} onClick={() => flow.send({ type: 'switch.on' })}>
              {t('offer.use')}
            </Button>
          </div>
        </div>
      ) : null}
      <ModelProgress />
      <ModelFailed />
      {isReady ? (
        <div className={css.offered}>
          <p className={css.sentence}>{t('offer.ready')}</p>
          <Button tone="outline" size="sm" icon={Cpu} onClick={onWrite}>
            {t('offer.write')}
          </Button>
        </div>
      ) : null}
      <LiveRegion>{status}</LiveRegion>
    </div>
  );
}
