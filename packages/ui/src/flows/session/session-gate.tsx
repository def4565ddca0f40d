import type { SessionActor } from '@octavo/machines/session';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@octavo/contract/brand';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import * as css from './session-gate.css.ts';

export interface SessionGateProps {
  readonly actor: SessionActor;
  /** The app, drawn once there is a session. */
  readonly children: ReactNode;
}

/** Renders the app once there is a session, and an error if none can be created. */
export function SessionGate({ actor, children }: SessionGateProps) {
  const { t } = useTranslation('errors');
  const isReady = useSelector(actor, (state) => state.hasTag('ready'));
  const isFailed = useSelector(actor, (state) => state.hasTag('failed'));
  const isNotKept = useSelector(actor, (state) => state.context.failure?.code === 'session_not_kept');
  if (isReady) return children;

  const values = { brand: brand.name };
  return (
    <main className={css.page}>
      <Logo />
      {isFailed ? (
        <div className={css.message}>
          <ErrorState
            title={t(isNotKept ? 'session.notKeptTitle' : 'session.title', values)}
            hint={t(isNotKept ? 'session.notKeptHint' : 'session.hint', values)}
            action={<Button onClick={() => actor.send({ type: 'retry' })}>{t('session.action')}</Button>}
          />
        </div>
      ) : (
        <output className={css.wait}>
          <Spinner />
          {t('session.starting', values)}
        </output>
      )}
    </main>
  );
}
