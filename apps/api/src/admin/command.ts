import type { Connection } from '../database/connection.ts';

/** The output of a command: printed as a table, or as JSON with `--json`. */
export type Output = string | readonly Readonly<Record<string, string | number | boolean | null>>[];

export interface CommandInput {
  readonly connection: Connection;
  /** The words after the command's own name. */
  readonly words: readonly string[];
  /** Whether `--yes` was given. */
  readonly isConfirmed: boolean;
}

interface Described {
  /** As typed, e.g. `users show`. */
  readonly name: string;
  /** What follows the name, e.g. `<user id or email>`. */
  readonly arguments: string;
  readonly does: string;
}

/** A command that only reads. */
interface Reading extends Described {
  run(input: CommandInput): Promise<Output>;
}

/** What a command has changed, for the audit log. */
export interface Done {
  readonly output: Output;
  /** The command with its fixed words, e.g. `users plan pro`, but nothing that was written by anybody. */
  readonly command: string;
  /** The id of the account or other object that was changed. */
  readonly subject: string | null;
}

/** A command that changes something; each use is recorded. */
interface Changing extends Described {
  /** It cannot run in a transaction. */
  readonly alone?: true;
  change(input: CommandInput): Promise<Done>;
}

export type Command = Reading | Changing;

/** The command was used with arguments that it does not accept: exit code 2. */
export class UsageError extends Error {}

/** What the command refers to does not exist: exit code 1. */
export class MissingError extends Error {}
