import type { DocumentListItem } from '@octavo/contract';
import { formatRoute } from '@octavo/machines/navigation';
import {
  Copy,
  Download,
  ExternalLink,
  FileText,
  Lock,
  LockOpen,
  Star,
  StarOff,
  Tag,
  Trash2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuSeparator } from '../../components/menu/index.ts';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useFlow } from '../flow-context/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

export interface RowMenuProps extends Omit<OpenedMenuProps, 'children'> {
  readonly document: DocumentListItem;
  readonly onOpen: () => void;
}

/** What can be done with a document of a list. */
export default function RowMenu({ document, onOpen, ...rest }: RowMenuProps) {
  const { t } = useTranslation('home');
  const row = useFlow('row');
  const deletion = useFlow('deletion');
  const { favourite, toggle } = useFavourite(document);
  const { id, encryption: isLocked } = document;
  const title = document.title || t('untitled');
  return (
    <OpenedMenu {...rest}>
      <MenuItem icon={FileText} onSelect={onOpen}>
        {t('row.open')}
      </MenuItem>
      <MenuItem
        icon={ExternalLink}
        onSelect={() => void window.open(formatRoute({ page: 'document', id }), '_blank', 'noopener')}
      >
        {t('row.openInTab')}
      </MenuItem>
      <MenuItem icon={favourite ? StarOff : Star} onSelect={toggle}>
        {t(favourite ? 'row.unmark' : 'row.mark')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Tag} onSelect={() => row.send({ type: 'tags.edit', id })}>
        {t('row.tags')}
      </MenuItem>
      <MenuItem icon={Download} disabled={isLocked} onSelect={() => row.send({ type: 'download', id })}>
        {t('row.download')}
      </MenuItem>
      <MenuItem
        icon={Copy}
        disabled={isLocked}
        onSelect={() => row.send({ type: 'duplicate', copy: { id, title: t('row.copyOf', { title }) } })}
      >
        {t('row.duplicate')}
      </MenuItem>
      <MenuItem icon={isLocked ? LockOpen : Lock} onSelect={() => row.send({ type: 'lock', id, isLocked })}>
        {t(isLocked ? 'row.unlock' : 'row.lock')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        danger
        onSelect={() => deletion.send({ type: 'ask', task: { kind: 'trash', document: { id, title } } })}
      >
        {t('row.delete')}
      </MenuItem>
    </OpenedMenu>
  );
}
