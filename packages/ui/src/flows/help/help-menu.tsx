import { brand } from '@octavo/contract/brand';
import { type FeedbackKind, feedbackKinds } from '@octavo/contract/feedback-kinds';
import { useSelector } from '@xstate/react';
import {
  Bug,
  Command,
  Lightbulb,
  type LucideIcon,
  MonitorDown,
  Share2,
  Coins,
  WandSparkles,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

export type HelpMenuProps = Omit<OpenedMenuProps, 'children'>;

const icons: Readonly<Record<FeedbackKind, LucideIcon>> = {
  idea: Lightbulb,
  feature: WandSparkles,
  bug: Bug,
};

export default function HelpMenu(props: HelpMenuProps) {
  const { t } = useTranslation('help');
  const feedback = useFlow('feedback');
  const recommendation = useFlow('recommendation');
  const install = useFlow('install');
  const palette = useFlow('palette');
  const navigation = useFlow('navigation');
  const isInstalled = useSelector(install, ({ context }) => context.isInstalled);
  return (
    <OpenedMenu {...props}>
      <MenuItem icon={Command} onSelect={() => palette.send({ type: 'open' })}>
        {t('palette')}
      </MenuItem>
      <MenuItem icon={Share2} onSelect={() => recommendation.send({ type: 'open' })}>
        {t('share', { brand: brand.name })}
      </MenuItem>
      {isInstalled ? null : (
        <MenuItem icon={MonitorDown} onSelect={() => install.send({ type: 'open' })}>
          {t('install')}
        </MenuItem>
      )}
      <MenuItem
        icon={Coins}
        onSelect={() => navigation.send({ type: 'page.change', route: { page: 'prices' } })}
      >
        {t('prices')}
      </MenuItem>
      <MenuSeparator />
      {feedbackKinds.map((kind) => (
        <MenuItem key={kind} icon={icons[kind]} onSelect={() => feedback.send({ type: 'open', kind })}>
          {t(kind)}
        </MenuItem>
      ))}
    </OpenedMenu>
  );
}
