import { Plugin } from '@tiptap/pm/state';
import { isTypedCharacter } from '../view/typed-character.ts';

/**
 * Merges the key maps of a list of plugins into as few plugins as possible while keeping the order of all key handlers.
 * Each extension adds one, most of them empty, and ProseMirror iterates over all plugins a dozen times per key press.
 * No key map binds a plain character: typed text is handled by the input rules.
 */
export function gatherKeymaps(plugins: readonly Plugin[]): Plugin[] {
  const gathered: Plugin[] = [];
  let maps: Plugin[] | null = null;
  for (const plugin of plugins) {
    if (isKeymap(plugin)) {
      if (!maps) {
        maps = [];
        gathered.push(keymapOf(maps));
      }
      maps.push(plugin);
    } else {
      if (plugin.props.handleKeyDown) maps = null;
      gathered.push(plugin);
    }
  }
  return gathered;
}

const only = (value: object, name: string): boolean => Object.keys(value).every((key) => key === name);

const isKeymap = ({ props, spec }: Plugin): boolean =>
  props.handleKeyDown !== undefined && only(props, 'handleKeyDown') && only(spec, 'props');

function keymapOf(maps: readonly Plugin[]): Plugin {
  return new Plugin({
    props: {
      handleKeyDown: (view, event) =>
        !isTypedCharacter(event) &&
        maps.some((map) => map.props.handleKeyDown?.call(map, view, event) === true),
    },
  });
}
