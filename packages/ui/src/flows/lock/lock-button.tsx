import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/icon-button/index.ts';

export interface LockButtonProps {
  readonly isLocked: boolean;
  readonly onPress: () => void;
}

/** The lock of the open document in its bar: closed or open as the document is. */
export function LockButton({ isLocked, onPress }: LockButtonProps) {
  const { t } = useTranslation('lock');
  return (
    <IconButton
      icon={isLocked ? Lock : LockOpen}
      label={t(isLocked ? 'button.unlock' : 'button.lock')}
      onClick={onPress}
    />
  );
}
