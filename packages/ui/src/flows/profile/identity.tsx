import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { PlanBadge } from '../../components/plan-badge/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { useProfileImage } from '../picture/index.ts';
import * as css from './profile.css.ts';

/** The account at the top of the page: picture, name, address and plan. */
export function Identity() {
  const account = useFlow('account');
  const src = useProfileImage();
  const { t } = useTranslation('profile');
  const info = useSelector(account, ({ context }) => context.account?.info);
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  if (info === undefined) return null;
  const { accountType, email } = info;
  const isVisitor = accountType === 'anon';
  const name = info.name || email || t('visitor.name');

  return (
    <div className={css.identity}>
      <Avatar isDecorative size="lg" name={name} src={isVisitor ? null : src} />
      <div className={css.person}>
        <div className={css.name}>
          {name}
          <PlanBadge plan={hasPro ? 'pro' : 'free'} label={t(hasPro ? 'badge.pro' : 'badge.free')} />
          {accountType === 'shared' ? <Badge>{t(hasPro ? 'shared.active' : 'shared.inactive')}</Badge> : null}
        </div>
        {isVisitor ? <p className={css.email}>{t('visitor.hint')}</p> : null}
        {accountType === 'main' && info.name !== '' ? <p className={css.email}>{email}</p> : null}
        {accountType === 'shared' ? (
          <p className={css.email}>{t(hasPro ? 'shared.activeHint' : 'shared.inactiveHint')}</p>
        ) : null}
      </div>
    </div>
  );
}
