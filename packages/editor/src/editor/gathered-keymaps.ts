import { Plugin } from '@tiptap/pm/state';
import { isTypedCharacter } from '../view/typed-character.ts';

/**
 * Puts the key maps of a list of plugins into as few plugins as keep their order among all that listen to keys. Each
 * extension brings one, most of them empty, and every question to the plugins, of which a key asks a dozen, goes
 * through all. No key map holds a plain character: what is typed is left to the input rules.
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
