import { modesOf } from '../../.storybook/modes.ts';
import { themeNames } from '../lib/themes.mjs';

export type Modes = ReturnType<typeof modesOf>;

/** The modes with these names, parted by commas; all without one. @throws where a name is of no mode */
export function chosenModes(names: string): Modes {
  const all = modesOf(themeNames);
  if (names === '') return all;
  return Object.fromEntries(
    names.split(',').map((name) => {
      const mode = all[name.trim()];
      if (mode === undefined) throw new Error(`no mode is called ${name}: ${Object.keys(all).join(', ')}`);
      return [name.trim(), mode] as const;
    }),
  );
}

/** Name of the picture of a story in a mode. */
export const fileOf = (id: string, mode: string) => `${id}--${mode.replaceAll(' ', '-')}.png`;

/** Whether a file is a picture of some story in one of these modes. */
export const isOfModes = (file: string, modes: Modes): boolean =>
  Object.keys(modes).some((mode) => file.endsWith(fileOf('', mode)));
