import { modesOf } from '../../.storybook/modes.ts';
import { themeNames } from '../lib/themes.mjs';

export type Modes = ReturnType<typeof modesOf>;

/** The modes with these names, separated by commas; all if empty. @throws if a name matches no mode */
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

/** The file name of a story's picture in a mode. */
export const fileOf = (id: string, mode: string) => `${id}--${mode.replaceAll(' ', '-')}.png`;

/** Whether a file is a picture in one of these modes. */
export const isOfModes = (file: string, modes: Modes): boolean =>
  Object.keys(modes).some((mode) => file.endsWith(fileOf('', mode)));
