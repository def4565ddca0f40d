import { Plugin, PluginKey } from '@tiptap/pm/state';
import { isTypedCharacter } from './typed-character.ts';

const handled = ['keydown', 'keypress', 'keyup'] as const;
/** The text sees what these bring by watching its elements. */
const unheard = ['textInput', 'input'] as const;

/**
 * Typing goes to the text at once and nowhere else: React would look for listeners all the way down and up with each
 * of the five events of a key. Whatever is more than a character (Escape, a shortcut, an input method at work) takes
 * the usual way.
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
      for (const kind of unheard) window.addEventListener(kind, stop, options);
      return { destroy: () => listening.abort() };
    },
  });
}
