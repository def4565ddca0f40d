import { Kbd } from '@octavo/ui/components/kbd';
import { ListPage } from '@octavo/ui/flows/layout';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type KeyboardMap,
  keyNames,
  listedKey,
  type Platform,
  platformOf,
  type ShortcutGroup,
  shortcutGroups,
  shortcuts,
  useKeyboardMap,
} from '@octavo/ui/shortcuts';
import * as css from './shortcuts-page.css.ts';

export interface ShortcutsProps {
  /** The platform whose key names are shown; this browser's by default. */
  readonly platform?: Platform;
}

/** All shortcuts by group, from the table that also binds the keys (SPEC §2), as the keyboard in use is labelled. */
export function Shortcuts({ platform = platformOf(navigator) }: ShortcutsProps) {
  const { t } = useTranslation('shortcuts');
  const map = useKeyboardMap();
  return (
    <ListPage heading={t('heading')} hint={t('hint')}>
      <div className={css.groups}>
        {shortcutGroups.map((group) => (
          <Group key={group} group={group} platform={platform} map={map} />
        ))}
      </div>
    </ListPage>
  );
}

interface GroupProps {
  readonly group: ShortcutGroup;
  readonly platform: Platform;
  readonly map: KeyboardMap | null;
}

function Group({ group, platform, map }: GroupProps) {
  const { t } = useTranslation(['shortcuts', 'common']);
  const heading = useId();
  const modifiers = {
    control: t('common:keys.control'),
    shift: t('common:keys.shift'),
    alt: t('common:keys.alt'),
  };
  return (
    <section aria-labelledby={heading} className={css.group}>
      <h2 id={heading} className={css.name}>
        {t(`groups.${group}`)}
      </h2>
      <ul className={css.list}>
        {shortcuts
          .filter((shortcut) => shortcut.group === group)
          .map(({ id }) => (
            <li key={id} className={css.row}>
              {t(`actions.${id}`)}
              <span className={css.keys}>
                {keyNames(id, platform, modifiers, listedKey(id, platform, map)).map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
