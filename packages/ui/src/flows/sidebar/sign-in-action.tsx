import { useSelector } from '@xstate/react';
import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Opens the login modal from the sidebar; only for visitors. */
export function SignInAction() {
  const app = useFlow('app');
  const { t } = useTranslation('sidebar');
  const isVisitor = useSelector(
    useFlow('account'),
    ({ context }) => context.account?.info.accountType === 'anon',
  );
  if (!isVisitor) return null;
  return (
    <SidebarAction
      icon={<Icon of={LogIn} size={18} />}
      label={t('signIn')}
      onClick={() => app.send({ type: 'open-login' })}
    />
  );
}
