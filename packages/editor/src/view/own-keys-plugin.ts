import { Plugin, PluginKey } from '@tiptap/pm/state';
import { isTypedCharacter } from './typed-character.ts';

const kinds = ['keydown', 'keypress', 'textInput', 'input', 'keyup'] as const;

/**
 * Typing goes to the text at once and nowhere else: React would look for listeners all the way down and up with each
 * of the five events of a key. Whatever is more than a character (Escape, a shortcut, an input method at work) takes
 * the usual way.
 */
export function ownKeysPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('ownKeys'),
    view: (view) => {
      const take = (event: Event) => {
        if (event.target !== view.dom || event.defaultPrevented || !isTyping(event)) return;
        event.stopPropagation();
        view.dispatchEvent(event);
      };
      const listening = new AbortController();
      for (const kind of kinds) {
        window.addEventListener(kind, take, { capture: true, signal: listening.signal });
      }
      return { destroy: () => listening.abort() };
    },
  });
}

const isTyping = (event: Event): boolean => !(event instanceof KeyboardEvent) || isTypedCharacter(event);
