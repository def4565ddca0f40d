import type { Command, PaletteContext } from './palette.types.ts';

/** Small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

/** The commands in whose name or group every word that is searched for begins a word; all of them without a search. */
export function foundCommands({
  commands,
  search,
}: Pick<PaletteContext, 'commands' | 'search'>): readonly Command[] {
  const wanted = plain(search).split(/\s+/u).filter(Boolean);
  return commands.filter(({ name, group }) => {
    const words = plain(`${name} ${group}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

/** The command that Enter chooses; null where none is found. */
export function pointedCommand(context: PaletteContext): Command | null {
  const found = foundCommands(context);
  return found.find(({ id }) => id === context.pointed) ?? found[0] ?? null;
}
