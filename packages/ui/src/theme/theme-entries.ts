import type { LucideIcon } from 'lucide-react';
import type { ThemeName } from './theme-registry.ts';
import type { ThemeEntry } from './theme-tokens.ts';

export interface OfferedTheme extends ThemeEntry {
  readonly name: ThemeName;
  readonly icon: LucideIcon;
}

// By name, so that a page that offers the themes does not load their tokens.
const entries = import.meta.glob<ThemeEntry>('./data/*.ts', { eager: true, import: 'entry' });
const icons = import.meta.glob<LucideIcon>('./data/*.ts', { eager: true, import: 'icon' });

/** Every theme, in the order in which a switch shows them; adding one takes a single file in `data/`. */
export const themeEntries: readonly OfferedTheme[] = Object.entries(entries)
  .flatMap(([path, entry]) => {
    const icon = icons[path];
    return icon === undefined ? [] : [{ ...entry, name: nameOf(path), icon }];
  })
  .toSorted((one, other) => one.position - other.position);

export const themeNames: readonly ThemeName[] = themeEntries.map(({ name }) => name);

/** The theme of this name, or the first one. */
export function offeredTheme(name: string): OfferedTheme {
  const [first] = themeEntries;
  const found = themeEntries.find((theme) => theme.name === name) ?? first;
  if (found === undefined) throw new Error('There is no theme.');
  return found;
}

/** A theme's name is its file's name, which the file declares too; the compiler cannot see the folder. */
function nameOf(path: string): ThemeName {
  return path.replace(/^.*\/|\.ts$/g, '') as ThemeName;
}
