import { brand } from '@octavo/contract/brand';
import type { Command } from './command.ts';
import { audit } from './audit.ts';
import { model } from './model.ts';
import { pictures } from './pictures.ts';
import { rewriteDatabase } from './rewrite-database.ts';
import { sessions } from './sessions.ts';
import { suggestions } from './suggestions.ts';
import { users } from './users.ts';
import { withdrawals } from './withdrawals.ts';
import { visits } from './visits.ts';

/** Everything the operator's tool can do, in the order of its help. */
export const commands: readonly Command[] = [
  ...users,
  sessions,
  ...withdrawals,
  suggestions,
  visits,
  audit,
  model,
  pictures,
  rewriteDatabase,
];

export const help = `${brand.name} for whoever runs it. Works beside a running server, on the same DATA_DIR or DATABASE_URL.
It never shows text of a document.

${commands.map((command) => `  npm run -s admin -- ${command.name} ${command.arguments}\n      ${command.does}`).join('\n')}

  --json  prints JSON in place of a table
  --help  shows this

Exit codes: 0 done, 1 there is no such account or withdrawal, or the database fails, 2 the command is typed wrong.`;

/** The command that the words begin with, and the words after its name. */
export function findCommand(
  words: readonly string[],
): { command: Command; rest: readonly string[] } | undefined {
  const command = commands.find(({ name }) => name.split(' ').every((part, index) => words[index] === part));
  return command && { command, rest: words.slice(command.name.split(' ').length) };
}
