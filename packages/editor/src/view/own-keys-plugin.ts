import { Plugin, PluginKey } from '@tiptap/pm/state';
import { isTypedCharacter } from './typed-character.ts';

const handled = ['keydown', 'keypress', 'keyup'] as const;
/** ProseMirror reads the effect of these from DOM mutations. */
const handledElsewhere = ['textInput', 'input'] as const;

/**
 * Passes typed characters directly to the text: otherwise React would walk the tree for listeners on each of the five
 * events of a key. Anything else (Escape, a shortcut, an input method composing) is dispatched as usual.
 */
export function ownKeysPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('ownKeys'),
    view: (view) => {
      const take = (event: KeyboardEvent) => {
        if (event.target !== view.dom || event.defaultPrevented || !isTypedCharacter(event)) return;
        event.stopPropagation();
        view.dispatchEvent(event);
      };
      const stop = (event: Event) => {
        if (event.target === view.dom) event.stopPropagation();
      };
      const listening = new AbortController();
      const options = { capture: true, signal: listening.signal };
      for (const kind of handled) window.addEventListener(kind, take, options);
      for (const kind of handledElsewhere) window.addEventListener(kind, stop, options);
      return { destroy: () => listening.abort() };
    },
  });
}
