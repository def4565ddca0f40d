import { useSelector } from '@xstate/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';

/** Moves the open document to the trash, from its menu. */
export function DeletionItem() {
  const { t } = useTranslation(['deletion', 'common']);
  const deletion = useFlow('deletion');
  const id = useSelector(useFlow('document'), ({ context }) => context.document?.id ?? '');
  const title =
    useSelector(useFlow('document'), ({ context }) => context.title) || t('common:document.untitled');
  return (
    <>
      <MenuSeparator />
      <MenuItem
        {...useShortcut('moveToTrash')}
        icon={Trash2}
        danger
        onSelect={() => deletion.send({ type: 'ask', task: { kind: 'trash', document: { id, title } } })}
      >
        {t('menuItem')}
      </MenuItem>
    </>
  );
}
