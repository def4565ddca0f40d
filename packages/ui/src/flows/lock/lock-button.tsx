import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/icon-button/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';

export interface LockButtonProps {
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

/** The lock in the open document's bar: closed or open, like the document. */
export function LockButton({ isLocked, onPress }: LockButtonProps) {
  const { t } = useTranslation('lock');
  return (
    <IconButton
      {...useShortcut('lock')}
      icon={isLocked ? Lock : LockOpen}
      label={t(isLocked ? 'button.unlock' : 'button.lock')}
      onClick={onPress}
    />
  );
}
