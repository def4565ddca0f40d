import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { SettingSection } from '../../components/settings/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './devices.css.ts';
import { DeviceList } from './device-list.tsx';

/** Where the account is signed in, with a way to sign out there. */
export function DevicesSection() {
  const devices = useFlow('devices');
  const { t } = useTranslation(['devices', 'common']);
  const isEmpty = useSelector(devices, ({ context }) => context.devices.length === 0);
  const isLoading = useSelector(devices, (state) => state.hasTag('loading'));
  const isFailed = useSelector(devices, (state) => state.hasTag('failed'));
  const isLeaving = useSelector(devices, (state) => state.hasTag('leaving'));
  return (
    <SettingSection title={t('title')} hint={t('hint')}>
      {isLoading && isEmpty ? (
        <div aria-busy="true">
          <LiveRegion>{t('loading')}</LiveRegion>
          <Skeleton width="100%" height="56px" />
        </div>
      ) : null}
      {isFailed ? (
        <Notice
          role="alert"
          tone="warning"
          title={t('failed')}
          action={
            <Button size="sm" onClick={() => devices.send({ type: 'retry' })}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      ) : null}
      {isEmpty || isFailed ? null : (
        <>
          <DeviceList />
          <div className={css.foot}>
            <Button busy={isLeaving} onClick={() => devices.send({ type: 'end.all' })}>
              {t('endAll')}
            </Button>
            <span className={css.note}>{t('endAllHint')}</span>
          </div>
        </>
      )}
    </SettingSection>
  );
}
