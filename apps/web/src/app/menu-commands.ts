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

const bound = new Set<readonly MenuCommand[]>();

/** The commands that are bound now. */
export const boundCommands = (): readonly MenuCommand[] => [...bound].flat();

/** Offers the commands; returns a function that withdraws them. */
export function bindCommands(commands: readonly MenuCommand[]): () => void {
  bound.add(commands);
  return () => void bound.delete(commands);
}
