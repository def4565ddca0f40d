import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { ErrorState } from '../../components/error-state/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './profile.css.ts';

/** The page while the account is loading, or with a retry if that failed. */
export function LoadingProfile() {
  const account = useFlow('account');
  const { t } = useTranslation(['profile', 'common']);
  const isBusy = useSelector(account, (state) => state.hasTag('busy'));
  if (!isBusy) {
    return (
      <div className={css.loading}>
        <ErrorState
          title={t('failed.title')}
          hint={t('failed.hint')}
          action={<Button onClick={() => account.send({ type: 'refresh' })}>{t('common:tryAgain')}</Button>}
        />
      </div>
    );
  }
  return (
    <div aria-busy="true" className={css.loading}>
      <LiveRegion>{t('loading')}</LiveRegion>
      <Skeleton width="64%" height="48px" />
      <Skeleton width="100%" height="72px" />
      <Skeleton width="100%" height="72px" />
      <Skeleton width="100%" height="120px" />
    </div>
  );
}
