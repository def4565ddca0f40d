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

export interface Command {
  /** As typed, e.g. `users show`. */
  readonly name: string;
  /** What follows the name, e.g. `<user id or email>`. */
  readonly arguments: string;
  readonly does: string;
  run(input: CommandInput): Promise<Output>;
}

/** The command was used with arguments that it does not accept: exit code 2. */
export class UsageError extends Error {}

/** What the command refers to does not exist: exit code 1. */
export class MissingError extends Error {}
