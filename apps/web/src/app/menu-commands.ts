import type { ShortcutGroup } from '@octavo/editor/shortcuts';
import type { Namespace } from '@octavo/ui/namespaces';

/** Something that a menu or a button offers and no key does; found under “All actions”. */
export interface MenuCommand {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** What the name is taken from: it is loaded first. */
  readonly texts: Namespace;
  /** In the reader's language. */
  readonly name: () => string;
  readonly run: () => void;
}

/** Fetches the commands when they are first asked for. */
export type CommandSource = () => Promise<readonly MenuCommand[]>;

const bound = new Set<CommandSource>();

/** The commands that are bound now, without those whose code cannot be fetched: keys work offline all the same. */
export const boundCommands = async (): Promise<readonly MenuCommand[]> =>
  (await Promise.all([...bound].map((source) => source().catch(() => [])))).flat();

/** Offers the commands; returns a function that withdraws them. */
export function bindCommands(source: CommandSource): () => void {
  bound.add(source);
  return () => void bound.delete(source);
}
