import { type AppShortcutId, isTypedIn, platformOf, shortcutFor } from '@octavo/editor/shortcuts';
import { holdTyping, isOfComposition } from '@octavo/ui/typing';

/** What the shortcuts of the page do here. One that answers false had nothing to do: the key goes on to the text. */
export type ShortcutActions = Partial<Record<AppShortcutId, () => boolean | void>>;

/** What is bound now, by each of those who have bound something. */
const bound = new Set<ShortcutActions>();

/** The actions that the page's keys have here. */
export const boundShortcuts = (): ReadonlySet<string> =>
  new Set([...bound].flatMap((actions) => Object.keys(actions)));

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
  bound.add(actions);
  return () => {
    bound.delete(actions);
    removeEventListener('keydown', press, { capture: true });
  };
}
