import { type AppShortcutId, isTypedIn, platformOf, shortcutFor } from '@octavo/editor/shortcuts';
import { holdTyping, isOfComposition } from '@octavo/ui/typing';

/** What the shortcuts of the page do here. One that answers false had nothing to do: the key goes on to the text. */
export type ShortcutActions = Partial<Record<AppShortcutId, () => boolean | void>>;

/** Binds the page's shortcuts before the text sees the key; gives the function that ends it. */
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
  return () => removeEventListener('keydown', press, { capture: true });
}
