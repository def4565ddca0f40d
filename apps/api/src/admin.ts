import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MissingError, type Output, UsageError } from './admin/command.ts';
import { findCommand, help } from './admin/commands.ts';
import { asJson, asTable } from './admin/print.ts';
import { runCommand } from './admin/run-command.ts';
import { ConfigError, readConfig } from './config.ts';
import { openMigrated } from './database/open-migrated.ts';

const options = {
  help: { type: 'boolean' },
  json: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

async function run(words: readonly string[], isConfirmed: boolean): Promise<Output> {
  const found = findCommand(words);
  if (!found) throw new UsageError(`There is no command "${words.join(' ')}".\n\n${help}`);
  const connection = await openMigrated(readConfig(process.env), (error) => console.error(error.message));
  try {
    return await runCommand(found.command, { connection, words: found.rest, isConfirmed });
  } finally {
    await connection.close();
  }
}

function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values, positionals } = readWords();
  if (values.help || positionals.length === 0) {
    console.log(help);
  } else {
    const output = await run(positionals, values.yes ?? false);
    console.log(values.json ? asJson(output) : asTable(output));
  }
} catch (error) {
  const isTyping = error instanceof UsageError;
  if (!isTyping && !(error instanceof MissingError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = isTyping ? 2 : 1;
}
