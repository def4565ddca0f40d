import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accountStore } from './account/account-store.ts';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';

const help = `Octavo for whoever runs it. Works beside a running server, on the same DATA_DIR or DATABASE_URL.

  npm run -s admin -- plan <user id or e-mail> pro|free    sets the plan of an account
  npm run -s admin -- --help                               shows this`;

class UsageError extends Error {}

async function setPlan(idOrEmail: string | undefined, plan: string | undefined): Promise<string> {
  if (idOrEmail === undefined || (plan !== 'pro' && plan !== 'free')) {
    throw new UsageError(`"plan" takes a user id or an e-mail, and pro or free.\n\n${help}`);
  }
  const connection = openDatabase(readConfig(process.env), (error) => console.error(error.message));
  try {
    await migrate(connection);
    const account = await accountStore(connection.db).setPlan(idOrEmail, plan);
    if (!account) throw new UsageError(`There is no account with the id or e-mail ${idOrEmail}.`);
    const stillFree =
      account.subscribed && !account.pro ? ' It is anonymous and is treated as Free until it signs in.' : '';
    return `${account.email ?? account.id} is now on the plan ${plan}.${stillFree}`;
  } finally {
    await connection.close();
  }
}

async function run(words: readonly string[]): Promise<string> {
  const [command, ...rest] = words;
  switch (command) {
    case 'plan':
      return setPlan(rest[0], rest[1]);
    case undefined:
      return help;
    default:
      throw new UsageError(`There is no command "${command}".\n\n${help}`);
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  console.log(values.help ? help : await run(positionals));
} catch (error) {
  const expected = [UsageError, ConfigError, TypeError].some((kind) => error instanceof kind);
  if (!expected || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
