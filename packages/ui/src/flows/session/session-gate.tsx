import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@octavo/contract/brand';
import { offlineDrawing } from '../../components/drawing/subjects/offline.tsx';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './session-gate.css.ts';

export interface SessionGateProps {
  /** The app, rendered once there is a session. */
  readonly children: ReactNode;
}

/** Renders the app once there is a session, and an error if none can be created. */
export function SessionGate({ children }: SessionGateProps) {
  const { t } = useTranslation('session');
  const session = useFlow('session');
  const isReady = useSelector(session, (state) => state.hasTag('ready'));
  const isFailed = useSelector(session, (state) => state.hasTag('failed'));
  const isNotKept = useSelector(session, (state) => state.context.failure?.code === 'session_not_kept');
  if (isReady) return children;

  const values = { brand: brand.name };
  return (
    <main className={css.page}>
      <Logo />
      {isFailed ? (
        <div className={css.message}>
          <ErrorState
            drawing={offlineDrawing}

            title={t(isNotKept ? 'notKeptTitle' : 'title', values)}
            hint={t(isNotKept ? 'notKeptHint' : 'hint', values)}
            action={<Button onClick={() => session.send({ type: 'retry' })}>{t('action')}</Button>}
          />
        </div>
      ) : (
        <output className={css.wait}>
          <Spinner />
          {t('starting', values)}
        </output>
      )}
    </main>
  );
}
