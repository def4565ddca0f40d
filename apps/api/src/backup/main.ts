import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const usage = `npm run -s backup -- <file>
    writes the whole database into a file while servers go on writing, and says how many rows it holds
npm run -s restore -- <file> --yes
    puts a backup in the place of the database; stop all servers first`;

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean' } },
  });
  const [task, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new ConfigError(usage);
  const config = readConfig(process.env);
  if (task === 'backup') return JSON.stringify(await backUp(config, file), null, 2);
  if (values.yes !== true) throw new ConfigError('This replaces the whole database. Add --yes to do it.');
  return JSON.stringify(await restore(config, file), null, 2);
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
