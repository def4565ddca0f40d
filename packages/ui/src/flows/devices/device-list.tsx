import type { Device } from '@octavo/contract';
import { useSelector } from '@xstate/react';
import { Laptop, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { regionalLanguage } from '../language/regional-language.ts';
import * as css from './devices.css.ts';

const inTheHand = new Set(['iOS', 'Android']);

export function DeviceList() {
  const devices = useFlow('devices');
  const { t, i18n } = useTranslation('devices');
  const list = useSelector(devices, ({ context }) => context.devices);
  const chosen = useSelector(devices, (state) => (state.hasTag('busy') ? state.context.chosen : null));
  const day = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'medium' });
  const nameOf = ({ browser, system }: Device): string => {
    if (browser !== null && system !== null) return t('name', { browser, system });
    return browser ?? system ?? t('unknown');
  };
  return (
    <List label={t('title')}>
      {list.map((device) => (
        <ListItem
          key={device.id}
          title={nameOf(device)}
          leading={
            <span className={css.sign}>
              <Icon of={inTheHand.has(device.system ?? '') ? Smartphone : Laptop} size={20} />
            </span>
          }
          text={t('used', {
            used: day.format(new Date(device.lastUsedAt)),
            since: day.format(new Date(device.signedInAt)),
          })}
          actions={
            device.isThis ? (
              <Badge>{t('this')}</Badge>
            ) : (
              <Button
                tone="quiet"
                size="sm"
                busy={chosen === device.id}
                aria-label={t('endOf', { name: nameOf(device) })}
                onClick={() => devices.send({ type: 'end', id: device.id })}
              >
                {t('end')}
              </Button>
            )
          }
        />
      ))}
    </List>
  );
}
