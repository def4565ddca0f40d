import type { Command, PaletteContext } from './palette.types.ts';

/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * The commands whose name or group has, for every search word, a word starting with it; all of them without a search.
 */
export function foundCommands({
  commands,
  search,
}: Pick<PaletteContext, 'commands' | 'search'>): readonly Command[] {
  const wanted = wordsOf(search);
  return commands.filter(({ name, group }) => {
    const words = wordsOf(`${name} ${group}`);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
}

/** The command that Enter runs; null if none is found. */
export function pointedCommand(context: PaletteContext): Command | null {
  const found = foundCommands(context);
  return found.find(({ id }) => id === context.pointed) ?? found[0] ?? null;
}
