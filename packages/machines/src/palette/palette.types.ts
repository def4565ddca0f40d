/** Something that can be done on this page. */
export interface Command {
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  /** What it is listed under, in the reader's language. */
  readonly group: string;
  /** What its keys are called; none where it has none. */
  readonly keys: readonly string[];
}

export interface PaletteContext {
  readonly commands: readonly Command[];
  readonly search: string;
  /** The command that Enter chooses; the first one that is found where it is null. */
  readonly pointed: string | null;
}

export type PaletteEvent =
  | { type: 'open' }
  | { type: 'search.change'; search: string }
  | { type: 'point'; id: string }
  | { type: 'choose' }
  | { type: 'dismiss' };

/** `impossible`: what was chosen had nothing to do here; `refused`: why the list or the command failed. */
export type PaletteEmitted =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'impossible'; name: string }
  | { type: 'refused'; message: string };
