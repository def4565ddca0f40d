import { foundCommands, pointedCommand } from '@octavo/machines/palette';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { SearchField } from '../../components/search-field/index.ts';
import { isOfComposition } from '../../typing/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { CommandGroup } from './command-group.tsx';
import * as css from './palette.css.ts';

/** All that can be done on this page: a word finds it, Enter does it. */
export default function PaletteDialog() {
  const { t } = useTranslation(['palette', 'common']);
  const palette = useFlow('palette');
  const context = useSelector(palette, (state) => state.context);
  const isOpen = useSelector(palette, (state) => state.hasTag('visible'));
  const found = useMemo(() => foundCommands(context), [context]);
  const groups = useMemo(() => [...new Set(found.map(({ group }) => group))], [found]);
  const pointed = pointedCommand(context)?.id;
  const listId = useId();
  const idOf = (command: string) => `${listId}-${command}`;
  const pointedId = pointed === undefined ? undefined : idOf(pointed);

  useEffect(() => {
    if (pointedId !== undefined) document.getElementById(pointedId)?.scrollIntoView({ block: 'nearest' });
  }, [pointedId]);

  function press(event: KeyboardEvent) {
    if (isOfComposition(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') palette.send({ type: 'move', by: 1 });
    else if (event.key === 'ArrowUp') palette.send({ type: 'move', by: -1 });
    else if (event.key === 'Enter') palette.send({ type: 'choose' });
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open={isOpen}
      title={t('title')}
      closeLabel={t('common:close')}
      onClose={() => palette.send({ type: 'dismiss' })}
      footer={<p className={css.hint}>{t('hint')}</p>}
    >
      <SearchField
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={pointedId}
        aria-autocomplete="list"
        label={t('search')}
        clearLabel={t('clear')}
        value={context.search}
        onValueChange={(search) => palette.send({ type: 'search.change', search })}
        onKeyDown={press}
      />
      {found.length > 0 ? (
        <div id={listId} role="listbox" aria-label={t('title')} className={css.list}>
          {groups.map((group) => (
            <CommandGroup
              key={group}
              name={group}
              commands={found.filter((command) => command.group === group)}
              pointed={pointed}
              idOf={idOf}
            />
          ))}
        </div>
      ) : (
        <p className={`${css.list} ${css.empty}`}>{t('found', { count: 0 })}</p>
      )}
      <LiveRegion>{t('found', { count: found.length })}</LiveRegion>
    </Dialog>
  );
}
