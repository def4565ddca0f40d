import { type Command, foundCommands, pointedCommand } from '@octavo/machines/palette';
import { useSelector } from '@xstate/react';
import { useCombobox } from 'downshift';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { CommandOption } from './command-option.tsx';
import * as css from './palette.css.ts';

/** All commands of this page: type to find one, Enter runs it. */
export default function PaletteDialog() {
  const { t } = useTranslation(['palette', 'common']);
  const palette = useFlow('palette');
  const context = useSelector(palette, (state) => state.context);
  const isOpen = useSelector(palette, (state) => state.hasTag('visible'));
  const found = useMemo(() => foundCommands(context), [context]);
  const pointed = pointedCommand(context)?.id;
  const combobox = useCombobox<Command>({
    items: [...found],
    isOpen: true,
    inputValue: context.search,
    selectedItem: null,
    highlightedIndex: found.findIndex(({ id }) => id === pointed),
    itemToString: (command) => command?.name ?? '',
    itemToKey: (command) => command?.id,
    onHighlightedIndexChange({ highlightedIndex }) {
      const command = found[highlightedIndex];
      if (command) palette.send({ type: 'point', id: command.id });
    },
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem === null) return;
      palette.send({ type: 'point', id: selectedItem.id });
      palette.send({ type: 'choose' });
    },
  });

  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      closeLabel={t('common:close')}
      onClose={() => palette.send({ type: 'dismiss' })}
      footer={<p className={css.hint}>{t('hint')}</p>}
    >
      <SearchField
        {...combobox.getInputProps({ 'aria-labelledby': undefined })}
        label={t('search')}
        clearLabel={t('clear')}
        value={context.search}
        onValueChange={(search) => palette.send({ type: 'search.change', search })}
      />
      <div className={css.found}>
        <ul
          {...combobox.getMenuProps({ 'aria-label': t('title'), 'aria-labelledby': undefined })}
          className={css.list}
        >
          {found.map((command, index) => (
            <CommandOption
              key={command.id}
              {...combobox.getItemProps({ item: command, index })}
              command={command}
              isPointed={command.id === pointed}
              heading={found[index - 1]?.group === command.group ? undefined : command.group}
            />
          ))}
        </ul>
        {found.length > 0 ? null : <p className={css.empty}>{t('found', { count: 0 })}</p>}
      </div>
      <LiveRegion>{t('found', { count: found.length })}</LiveRegion>
    </Dialog>
  );
}
