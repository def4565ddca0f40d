import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useWordsLeft } from '../account/index.ts';
import { useIsWithheld } from '../document/use-is-withheld.ts';
import { useFlow } from '../flow-context/index.ts';
import { useKeptFocus } from '../keyboard/use-kept-focus.ts';
import { LimitNotice } from '../limit/index.ts';
import { KeepOrNot } from './keep-or-not.tsx';
import * as css from './make-local.css.ts';
import { StartButton } from './start-button.tsx';
import { useHasList } from './use-has-list.ts';

/** Make it sound local: start or cancel it, then accept or reject the changes. */
export function MakeLocal() {
  const { t } = useTranslation(['make-local', 'common']);
  const flow = useFlow('make-local');
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isDone = useSelector(flow, (state) => state.hasTag('done'));
  const isLimited = useSelector(flow, (state) => state.hasTag('limited'));
  const isStandIn = useSelector(flow, ({ context }) => context.outcome?.engine === 'stand-in');
  const failure = useSelector(flow, ({ context }) => context.failure);
  const isUnchanged = useSelector(flow, ({ context }) => context.isUnchanged);
  const section = useRef<HTMLElement>(null);
  const left = useWordsLeft();
  const isWithheld = useIsWithheld();
  const hasList = useHasList();
  const isRewritten = useSelector(useFlow('rewriting'), (state) => state.hasTag('busy'));
  useKeptFocus(section, isDone ? 'done' : isLimited ? 'limited' : 'start');

  const ready = isStandIn ? `${t('ready')} ${t('common:standIn')}` : t('ready');
  const start = (
    <StartButton
      isBusy={isBusy}
      isDimmed={left === 0 || isLimited}
      disabled={isWithheld || isRewritten}
      onClick={() => flow.send(isBusy ? { type: 'cancel' } : { type: 'start', left })}
    />
  );
  return (
    <section ref={section} aria-label={t('start')} className={css.section}>
      {isLimited ? (
        <LimitNotice
          reason="daily"
          onUpgrade={() => flow.send({ type: 'limit.upgrade' })}
          onLater={() => flow.send({ type: 'limit.dismiss' })}
        >
          {start}
        </LimitNotice>
      ) : null}
      {isDone ? <KeepOrNot /> : null}
      {isDone || isLimited ? null : start}
      {isDone ? null : (
        <>
          <p className={css.hint}>{t(isWithheld ? 'incomplete' : 'hint')}</p>
          {hasList || isWithheld ? null : <p className={css.hint}>{t('lists')}</p>}
          {left === null || isWithheld ? null : <p className={css.hint}>{t('cost')}</p>}
        </>
      )}
      {failure === null ? null : (
        <p role="alert" className={css.hint}>
          {failure.message}
        </p>
      )}
      {isUnchanged ? <p className={css.hint}>{t('unchanged')}</p> : null}
      <LiveRegion>{isBusy ? t('processing') : isDone ? ready : isUnchanged ? t('unchanged') : ''}</LiveRegion>
    </section>
  );
}
