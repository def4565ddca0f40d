import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { SettingRow, SettingSection } from '../../components/settings/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { OwnPicture } from '../picture/index.ts';

/** Picture, name and address of the reader's account. */
export function PersonSection() {
  const details = useFlow('details');
  const { t } = useTranslation('details');
  const info = useSelector(useFlow('account'), ({ context }) => context.account?.info);
  if (info === undefined) return null;
  const { name, email } = info;
  return (
    <SettingSection title={t('title')} hint={t('hint')}>
      <SettingRow value={<OwnPicture name={name || email || ''} />} />
      <SettingRow
        label={t('name.label')}
        value={name === '' ? t('name.none') : name}
        control={
          <Button aria-label={t('name.change')} onClick={() => details.send({ type: 'name.edit', name })}>
            {t('change')}
          </Button>
        }
      />
      <SettingRow
        label={t('address.label')}
        value={email ?? ''}
        control={
          <Button aria-label={t('address.change')} onClick={() => details.send({ type: 'address.edit' })}>
            {t('change')}
          </Button>
        }
      />
    </SettingSection>
  );
}
