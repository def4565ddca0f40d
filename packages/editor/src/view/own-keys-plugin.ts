import { Plugin, PluginKey } from '@tiptap/pm/state';

const keep = (_view: unknown, event: Event): false => {
  event.stopPropagation();
  return false;
};

/**
 * Typing ends in the text: nothing above it listens for bubbling keys, and React would look for listeners all the way
 * up with each of the five events of a key. Shortcuts of the page are taken in the capture phase.
 */
export function ownKeysPlugin(): Plugin {
  return new Plugin({
    key: new PluginKey('ownKeys'),
    props: { handleDOMEvents: { keydown: keep, keypress: keep, textInput: keep, input: keep, keyup: keep } },
  });
}
