import { endpoints } from '@octavo/contract/endpoints';
import { isPro } from '@octavo/machines/account';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { PlanBadge } from '../../components/plan-badge/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './profile.css.ts';

/** Whose page it is: picture, name, address and plan; a visitor is asked to sign in. */
export function Identity() {
  const app = useFlow('app');
  const account = useFlow('account');
  const { t } = useTranslation('profile');
  const info = useSelector(account, ({ context }) => context.account?.info);
  const hasPro = useSelector(account, ({ context }) => isPro(context));
  if (info === undefined) return null;
  const { accountType, email } = info;
  const isVisitor = accountType === 'anon';
  const name = info.name || email || t('visitor.name');

  return (
    <div className={css.identity}>
      <Avatar isDecorative size="lg" name={name} src={isVisitor ? null : endpoints.profileImage.path} />
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
      {isVisitor ? (
        <Button tone="solid" onClick={() => app.send({ type: 'open-login' })}>
          {t('visitor.signIn')}
        </Button>
      ) : null}
    </div>
  );
}
