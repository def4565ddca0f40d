import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { SidebarAction } from '../../components/sidebar/index.ts';

export interface GiftButtonProps {
  readonly hasFreeMonth: boolean;
  /** The slim sidebar has room for a single word only. */
  readonly isSlim: boolean;
  readonly onOpen: () => void;
}

/** Opens the gift from the sidebar; says so if a month was earned (SPEC §4). */
export function GiftButton({ hasFreeMonth, isSlim, onOpen }: GiftButtonProps) {
  const { t } = useTranslation('referral');
  const name = hasFreeMonth ? t('acquired') : t('gift.title');
  return (
    <SidebarAction
      icon={<Icon of={Gift} size={isSlim ? 20 : 18} />}
      label={isSlim ? t('gift.slim') : name}
      aria-label={name}
      onClick={onOpen}
    />
  );
}
