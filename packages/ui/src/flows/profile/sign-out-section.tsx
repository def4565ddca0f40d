import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Ends the session on this device; not for visitors, who could not sign in again (SPEC §6). */
export function SignOutSection() {
  const profile = useFlow('profile');
  const { t } = useTranslation('profile');
  const isVisitor = useSelector(
    useFlow('account'),
    ({ context }) => context.account?.info.accountType === 'anon',
  );
  const isBusy = useSelector(profile, (state) => state.hasTag('leaving'));
  return (
    <SettingSection title={t('signOut.title')}>
      <SettingRow
        note={t(isVisitor ? 'signOut.visitorHint' : 'signOut.hint')}
        control={
          <Button
            icon={LogOut}
            busy={isBusy}
            disabled={isVisitor}
            onClick={() => profile.send({ type: 'signOut' })}
          >
            {t('signOut.action')}
          </Button>
        }
      />
    </SettingSection>
  );
}
