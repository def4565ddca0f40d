import type { WritingMode } from '@octavo/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { useAskedMenu } from '../layout/use-asked-menu.ts';
import { lazyPart } from '../lazy-part/index.ts';

const NewMenu = lazyPart(() => import('./new-menu.tsx'), { place: 'floating' });

export interface NewButtonProps {
  readonly onChoose: (mode: WritingMode) => void;
  readonly onImport: () => void;
}

/** One button for all kinds of new document: on a phone the existing ones come first. */
export function NewButton({ onChoose, onImport }: NewButtonProps) {
  const { t } = useTranslation('home');
  const { asked, press, giveUp } = useAskedMenu();
  const closed = (
    <Button tone="solid" {...press}>
      {t('new.button')}
    </Button>
  );
  if (asked === null) return closed;
  return (
    <NewMenu
      fallback={closed}
      onDismiss={giveUp}
      trigger={<Button tone="solid">{t('new.button')}</Button>}
      startsAtFirst={asked === 'keyboard'}
      onChoose={onChoose}
      onImport={onImport}
    />
  );
}
