import { brand } from '@octavo/contract/brand';
import { existsSync } from 'node:fs';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const logger = pino({ base: null });

try {
  const config = readConfig(process.env);
  const server = await startServer(config, logger);
  process.stdout.write(`${brand.name} is ready at ${server.url}\n`);
  if (config.model.baseUrl === undefined) {
    process.stdout.write(
      'A local Ollama writes texts if one runs, fixed rules if none does. AI_BASE_URL and AI_MODEL connect another language model (docs/models.md).\n',
    );
  }
  const stop = (): void => {
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stop');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
