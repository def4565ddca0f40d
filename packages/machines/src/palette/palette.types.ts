/** A command available on this page. */
export interface Command {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  /** Its heading in the list, in the reader's language. */
  readonly group: string;
  /** Names of its shortcut keys; empty if it has none. */
  readonly keys: readonly string[];
}

export interface PaletteContext {
  readonly commands: readonly Command[];
  readonly search: string;
  /** The highlighted command, which Enter runs; null for the first match. */
  readonly pointed: string | null;
}

export type PaletteEvent =
  | { type: 'open' }
  | { type: 'search.change'; search: string }
  | { type: 'point'; id: string }
  | { type: 'choose' }
  | { type: 'dismiss' };

/** `impossible`: the chosen command had nothing to do here; `refused`: why the list or the command failed. */
export type PaletteEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'impossible'; name: string }
  | { type: 'refused'; message: string };
