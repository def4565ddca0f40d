import { brand } from '@octavo/contract/brand';
import { existsSync } from 'node:fs';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './start-server.ts';

/**
 * Starts the server with the configuration of this process and its folder, and returns a function that stops it. A wrong
 * configuration is reported as a sentence and an exit code.
 */
export async function serve(): Promise<(() => Promise<void>) | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const logger = pino({ base: null });
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, logger);
    process.stdout.write(`${brand.name} is ready at ${server.url}\n`);
    if (config.model.baseUrl === undefined) {
      process.stdout.write(
        'A local Ollama writes texts if one runs, fixed rules if none does. npm run model fetches a language model for this machine; AI_BASE_URL and AI_MODEL connect another one (docs/models.md).\n',
      );
    }
    return () =>
      server.stop().catch((error: unknown) => {
        logger.error({ err: error }, 'stop');
        throw error;
      });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
