import type { WritingMode } from '@octavo/contract';
import { File, GraduationCap, Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { ImportMenuItem } from '../import/import-menu-item.tsx';
import { OpenedMenu, type OpenedMenuProps } from '../layout/opened-menu.tsx';

export interface NewMenuProps extends Omit<OpenedMenuProps, 'children'> {
  readonly onChoose: (mode: WritingMode) => void;
  readonly onImport: () => void;
}

/** The kinds of new document as a menu, where there is no room for choices. */
export default function NewMenu({ onChoose, onImport, ...rest }: NewMenuProps) {
  const { t } = useTranslation('home');
  return (
    <OpenedMenu {...rest}>
      <MenuItem icon={File} onSelect={() => onChoose('blank')}>
        {t('new.blank')}
      </MenuItem>
      <ImportMenuItem onSelect={onImport} />
      <MenuItem icon={Lightbulb} onSelect={() => onChoose('brainstorm')}>
        {t('new.brainstorm')}
      </MenuItem>
      <MenuItem icon={GraduationCap} onSelect={() => onChoose('essay')}>
        {t('new.essay')}
      </MenuItem>
    </OpenedMenu>
  );
}
