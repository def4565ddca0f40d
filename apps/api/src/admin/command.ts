import type { Connection } from '../database/connection.ts';

/** What a command gives: printed as a table, or as JSON with `--json`. */
export type Output = string | readonly Readonly<Record<string, string | number | boolean | null>>[];

export interface CommandInput {
  readonly connection: Connection;
  /** The words after the command's own name. */
  readonly words: readonly string[];
  /** `--yes` was given. */
  readonly isConfirmed: boolean;
}

export interface Command {
  /** As it is typed, e.g. `users show`. */
  readonly name: string;
  /** What follows the name, e.g. `<user id or email>`. */
  readonly arguments: string;
  readonly does: string;
  run(input: CommandInput): Promise<Output>;
}

/** The command was typed in a form that it does not have: exit code 2. */
export class UsageError extends Error {}

/** What the command is about does not exist: exit code 1. */
export class MissingError extends Error {}
