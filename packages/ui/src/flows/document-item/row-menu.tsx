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
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem, MenuNote, MenuSeparator } from '../../components/menu/index.ts';
import { useFavourite } from '../favourites/use-favourite.ts';
import { useFlow } from '../flow-context/index.ts';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';
import { regionalLanguage } from '../language/regional-language.ts';

export interface RowMenuProps extends Omit<OpenedMenuProps, 'children'> {
  readonly document: DocumentListItem;
  readonly onOpen: () => void;
}

/** The menu of a document in a list. */
export default function RowMenu({ document, onOpen, ...rest }: RowMenuProps) {
  const { t, i18n } = useTranslation(['document-item', 'common']);
  const note = useId();
  const row = useFlow('row');
  const deletion = useFlow('deletion');
  const { favourite, toggle } = useFavourite(document);
  const { id, createdAt, encryption: isLocked } = document;
  const created = new Intl.DateTimeFormat(regionalLanguage(i18n.language), { dateStyle: 'long' }).format(
    new Date(createdAt),
  );
  const title = document.title || t('common:document.untitled');
  return (
    <OpenedMenu {...rest} describedBy={note}>
      <MenuNote id={note}>{t('created', { date: created })}</MenuNote>
      <MenuItem icon={FileText} onSelect={onOpen}>
        {t('open')}
      </MenuItem>
      <MenuItem
        icon={ExternalLink}
        onSelect={() => void window.open(formatRoute({ page: 'document', id }), '_blank', 'noopener')}
      >
        {t('openInTab')}
      </MenuItem>
      <MenuItem icon={favourite ? StarOff : Star} onSelect={toggle}>
        {t(favourite ? 'unmark' : 'mark')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Tag} onSelect={() => row.send({ type: 'tags.edit', id })}>
        {t('tags')}
      </MenuItem>
      <MenuItem icon={Download} disabled={isLocked} onSelect={() => row.send({ type: 'download', id })}>
        {t('download')}
      </MenuItem>
      <MenuItem
        icon={Copy}
        disabled={isLocked}
        onSelect={() => row.send({ type: 'duplicate', copy: { id, title: t('copyOf', { title }) } })}
      >
        {t('duplicate')}
      </MenuItem>
      <MenuItem icon={isLocked ? LockOpen : Lock} onSelect={() => row.send({ type: 'lock', id, isLocked })}>
        {t(isLocked ? 'unlock' : 'lock')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={Trash2}
        danger
        onSelect={() => deletion.send({ type: 'ask', task: { kind: 'trash', document: { id, title } } })}
      >
        {t('delete')}
      </MenuItem>
    </OpenedMenu>
  );
}
