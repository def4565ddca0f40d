import { hostname, userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Command, CommandInput, Done, Output } from './command.ts';

/**
 * Runs a command. One that changes something is recorded in the same transaction: it is done and recorded, or neither.
 * @throws whatever the command throws; nothing is recorded then
 */
export async function runCommand(command: Command, input: CommandInput): Promise<Output> {
  if ('run' in command) return command.run(input);
  const { connection } = input;
  if (command.alone) {
    // It cannot be part of a transaction.
    const { output, ...done } = await command.change(input);
    await record(connection.db, done);
    return output;
  }
  return connection.db.transaction().execute(async (transaction) => {
    const { output, ...done } = await command.change({
      ...input,
      connection: { ...connection, db: transaction },
    });
    await record(transaction, done);
    return output;
  });
}

async function record(db: Kysely<Database>, { command, subject }: Omit<Done, 'output'>): Promise<void> {
  await db
    .insertInto('operator_actions')
    .values({
      id: crypto.randomUUID(),
      at: new Date().toISOString(),
      operator: operator(),
      command,
      subject,
    })
    .execute();
}

/** The user of the operating system, and the one who used `sudo`. */
export function operator(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const name = `${userName()}@${hostname()}`;
  const { SUDO_USER: caller } = environment;
  return caller === undefined || caller === '' ? name : `${name} for ${caller}`;
}

/** In a container, the user may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
