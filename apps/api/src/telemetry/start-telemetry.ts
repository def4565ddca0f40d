import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import type { Traces } from './traces.ts';

/**
 * Loads and starts what is switched on. To be called before the database is opened, so that its statements are measured.
 */
export async function startTelemetry({
  databaseUrl,
  metricsToken,
  traces,
}: Pick<Config, 'databaseUrl' | 'metricsToken' | 'traces'>): Promise<{
  readonly metrics: Metrics | undefined;
  readonly traces: Traces | undefined;
}> {
  return {
    metrics: metricsToken === undefined ? undefined : (await import('./metrics.ts')).collectMetrics(),
    traces:
      traces === undefined
        ? undefined
        : (await import('./traces.ts')).startTraces(
            traces,
            databaseUrl === undefined ? 'sqlite' : 'postgresql',
          ),
  };
}
