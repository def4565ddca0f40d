import { endpoints } from '@octavo/contract/endpoints';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** The author's own data: it can be downloaded, or deleted with the account. */
export function DataSection() {
  const details = useFlow('details');
  const { t } = useTranslation('details');
  const isMember = useSelector(
    useFlow('account'),
    ({ context }) => context.account?.info.accountType === 'main' && context.account.info.deletesAt === null,
  );
  // An overdue payment is retried, so that it would be charged as well.
  const isRenewing = useSelector(
    useFlow('account'),
    ({ context: { account } }) => account !== null && (account.renewsAt ?? account.retriesAt) !== null,
  );
  return (
    <SettingSection title={t('data.title')} hint={t('data.hint')}>
      <SettingRow
        label={t('data.export')}
        note={t('data.exportHint')}
        control={
          <Button asChild>
            <a href={endpoints.exportAccount.path} download>
              <Icon of={Download} size={18} />
              {t('data.exportAction')}
            </a>
          </Button>
        }
      />
      {isMember ? (
        <SettingRow
          label={t('data.delete')}
          note={t('data.deleteHint')}
          control={
            <Button tone="danger" onClick={() => details.send({ type: 'delete', isRenewing })}>
              {t('data.deleteAction')}
            </Button>
          }
        />
      ) : null}
    </SettingSection>
  );
}
