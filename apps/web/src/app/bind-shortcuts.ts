import { type AppShortcutId, isTypedIn, platformOf, shortcutFor } from '@octavo/editor/shortcuts';
import { holdTyping, isOfComposition } from '@octavo/ui/typing';

/**
 * What the page's shortcuts do here. An action that returns false had nothing to do, and the key goes on to the text.
 */
export type ShortcutActions = Partial<Record<AppShortcutId, () => boolean | void>>;

/** All current bindings. */
const bound = new Set<ShortcutActions>();

/** The ids of the shortcuts that are bound now. */
export const boundShortcuts = (): ReadonlySet<string> =>
  new Set([...bound].flatMap((actions) => Object.keys(actions)));

/** Binds the page's shortcuts, ahead of the text; returns a function that unbinds them. */
export function bindShortcuts(actions: ShortcutActions): () => void {
  const platform = platformOf(navigator);
  const press = (event: KeyboardEvent) => {
    if (isOfComposition(event) || event.repeat) return;
    const id = shortcutFor(event, platform);
    if (id === null || actions[id] === undefined || actions[id]() === false) return;
    if (isTypedIn(id)) holdTyping();
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', press, { capture: true });
  bound.add(actions);
  return () => {
    bound.delete(actions);
    removeEventListener('keydown', press, { capture: true });
  };
}
