import { maxSharedAccounts } from '@octavo/contract/account-kinds';
import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { SettingSection } from '../../components/settings/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { SharedList } from './shared-list.tsx';
import * as css from './sharing.css.ts';

/** The accounts that share the owner's Pro, and a button to add one: at most three, by Pro owners (SPEC §4, §6). */
export function SharingSection() {
  const app = useFlow('app');
  const sharing = useFlow('sharing');
  const { t } = useTranslation(['sharing', 'common']);
  const hasPro = useSelector(useFlow('account'), ({ context }) => isPro(context));
  const count = useSelector(sharing, ({ context }) => context.accounts.length);
  const isLoading = useSelector(
    sharing,
    (state) => state.hasTag('loading') && state.context.accounts.length === 0,
  );
  const isFailed = useSelector(sharing, (state) => state.hasTag('failed'));

  return (
    <SettingSection title={t('title')} hint={t('hint')}>
      {isLoading ? (
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
            <Button size="sm" onClick={() => sharing.send({ type: 'retry' })}>
              {t('common:tryAgain')}
            </Button>
          }
        />
      ) : null}
      {isLoading || isFailed ? null : (
        <>
          {count === 0 ? <p className={css.empty}>{t(hasPro ? 'empty' : 'emptyFree')}</p> : <SharedList />}
          <div className={css.foot}>
            {hasPro ? (
              <>
                <Button
                  icon={Plus}
                  disabled={count >= maxSharedAccounts}
                  onClick={() => sharing.send({ type: 'add' })}
                >
                  {t('add')}
                </Button>
                <span className={css.count}>{t('count', { count, most: maxSharedAccounts })}</span>
              </>
            ) : (
              <Button tone="accent" onClick={() => app.send({ type: 'open-upgrade-panel' })}>
                {t('upgrade')}
              </Button>
            )}
          </div>
        </>
      )}
    </SettingSection>
  );
}
