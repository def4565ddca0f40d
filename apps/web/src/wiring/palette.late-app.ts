import {
  keyboardMap,
  type KeyboardMap,
  keyNames,
  listedKey,
  platformOf,
  pressOf,
  shortcutGroups,
  shortcuts,
} from '@octavo/editor/shortcuts';
import { type Command, paletteMachine } from '@octavo/machines/palette';
import { loadTexts } from '@octavo/ui/flows/lazy-part';
import i18next from 'i18next';
import { fromPromise } from 'xstate';
import { boundShortcuts } from '../app/bind-shortcuts.ts';
import { boundCommands, type MenuCommand } from '../app/menu-commands.ts';

/** Commands that only make sense by their own key. */
const leftOut = new Set(['allActions', 'nextCell', 'previousCell', 'focusMenu']);

/** How long to wait for a closing dialog to release the focus, in frames. */
const longestWait = 60;

/** The commands of menus, as last listed. */
let ofMenus: readonly MenuCommand[] = [];

export const wired = paletteMachine.provide({
  actors: {
    list: fromPromise(async () => {
      ofMenus = await boundCommands();
      await loadTexts([...new Set(['shortcuts' as const, ...ofMenus.map(({ texts }) => texts)])]);
      return commands(await keyboardMap());
    }),
    perform: fromPromise(async ({ input }) => {
      await untilFocusIsBack();
      return run(input.id) || press(input.id);
    }),
  },
});

/** The commands bound on this page, including those of the text while one can be edited; grouped. */
function commands(map: KeyboardMap | null): readonly Command[] {
  const platform = platformOf(navigator);
  const t = i18next.getFixedT(null, 'shortcuts');
  const modifiers = {
    control: i18next.t('common:keys.control'),
    shift: i18next.t('common:keys.shift'),
    alt: i18next.t('common:keys.alt'),
  };
  const bound = boundShortcuts();
  const isWritten = writtenText() !== null;
  const withKeys = shortcuts
    .filter(({ id, scope }) => !leftOut.has(id) && (scope === 'editor' ? isWritten : bound.has(id)))
    .map(({ id, group }) => ({
      id,
      name: t(`actions.${id}`),
      group: t(`groups.${group}`),
      keys: keyNames(id, platform, modifiers, listedKey(id, platform, map)),
    }));
  const withoutKeys = ofMenus.map(({ id, group, name }) => ({
    id,
    name: name(),
    group: t(`groups.${group}`),
    keys: [],
  }));
  const groups = shortcutGroups.map((group) => t(`groups.${group}`));
  return [...withKeys, ...withoutKeys].toSorted(
    (one, other) => groups.indexOf(one.group) - groups.indexOf(other.group),
  );
}

const writtenText = (): HTMLElement | null =>
  document.querySelector('#content .tiptap[contenteditable="true"]');

function run(id: string): boolean {
  const command = ofMenus.find((one) => one.id === id);
  command?.run();
  return command !== undefined;
}

/** Dispatches a command's key where the reader was; returns false if nothing handled it. */
function press(id: string): boolean {
  const shortcut = shortcuts.find((one) => one.id === id);
  if (shortcut === undefined) return false;
  const text = shortcut.scope === 'editor' ? writtenText() : null;
  text?.focus();
  const event = pressOf(shortcut.id, platformOf(navigator));
  (text ?? document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

async function untilFocusIsBack(): Promise<void> {
  for (let frame = 0; frame < longestWait; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (document.querySelector('[role="dialog"]:has(:focus)') === null) return;
  }
}
