import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { type Config, ConfigError } from './config.ts';
import { narrowDataFolder } from './database/narrow-data-folder.ts';
import { openMigrated } from './database/open-migrated.ts';
import { watchEventLoop } from './http/watch-event-loop.ts';
import { listen } from './listen.ts';
import { createSharedServices } from './shared-services.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';
import { stopwatch, telemetry } from './telemetry/telemetry.ts';

/** Loading the checker takes a full core for a second or two: the page comes first. */
const warmAfter = 1000;
const sweepEvery = 60 * 60 * 1000;
/** A load balancer or container runtime waits about this long before it kills the process. */
const timeout = 10_000;

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws ConfigError if the data folder, the database or the port is not as it has to be */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  let stopping = false;
  closeDataFolder(config, logger);
  const measuring = await startTelemetry(config);
  const connection = await openMigrated(config, (error) =>
    logger.error({ code: error.name }, 'database connection lost'),
  );
  const { api, domains, requests } = createApp(
    createSharedServices({ config, connection, logger, isStopping: () => stopping, ...measuring }),
  );
  // The router is built on the first match: do that now, before anyone is waiting.
  api.router.match('GET', '/healthz');
  const sweep = (): void => {
    for (const domain of domains) {
      if (!domain.sweep) continue;
      const seconds = stopwatch();
      const report = (outcome: 'done' | 'failed'): void =>
        telemetry.job.emit({ job: 'sweep', outcome, seconds: seconds() });
      domain.sweep().then(
        () => report('done'),
        (error: unknown) => {
          report('failed');
          logger.error({ err: error }, 'sweep');
        },
      );
    }
  };
  const sweeping = setInterval(sweep, sweepEvery);
  const endWatch = watchEventLoop(logger, requests);

  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    endWatch();
    await Promise.all(domains.map(async (domain) => domain.close?.()));
    await connection.close();
  };
  const server = await listen(api, config.port, config.host).catch(async (error: unknown) => {
    await close();
    throw portProblem(error, config);
  });
  for (const domain of domains) domain.begin?.();
  const warming = setTimeout(() => {
    for (const domain of domains) {
      domain.warm?.().catch((error: unknown) => logger.error({ err: error }, 'warm'));
    }
  }, warmAfter);
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${server.port}/app/`,
    async stop() {
      stopping = true;
      clearTimeout(warming);
      await server.stop(timeout);
      await close();
    },
  };
}

/** @throws ConfigError in production, if other users of the machine can read or change the database */
function closeDataFolder({ dataDir, production }: Config, logger: Logger): void {
  const { closed, open } = narrowDataFolder(dataDir);
  if (closed.length > 0) logger.warn({ paths: closed }, 'closed to other users of this machine');
  for (const { path, mode, isSafe } of open) {
    if (production && !isSafe) {
      throw new ConfigError(
        `DATA_DIR: ${path} belongs to somebody else and is open to other users of this machine (${mode}). Make it the server's own and nobody else's (chown, chmod go-rwx).`,
      );
    }
    logger.warn({ path, mode }, 'open to other users of this machine');
  }
}

function portProblem(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new ConfigError(`PORT ${port} is taken by another program: stop it, or set PORT to a free one.`);
    case 'EACCES':
      return new ConfigError(`PORT ${port} may not be used by this user: choose one from 1024 up.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
