import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from './metrics.ts';
import type { Traces } from './traces.ts';

export interface TelemetryServices {
  readonly config: Pick<Config, 'metricsToken'>;
  readonly connection: Pick<Connection, 'pool'>;
  readonly metrics?: Metrics | undefined;
  readonly traces?: Traces | undefined;
}

/** `/metrics` for Prometheus, for callers that have the token (decision 0123). */
export const telemetryDomain = ({ config, connection, metrics, traces }: TelemetryServices): Domain => ({
  publicRoutes(app) {
    const { metricsToken } = config;
    if (metricsToken === undefined || metrics === undefined) return;
    if (connection.pool) metrics.watchConnections(connection.pool);
    app.get('/metrics', async (context) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
      if (!isSame(token, metricsToken)) throw noToken();
      return context.body(await metrics.text(), 200, {
        'content-type': metrics.contentType,
        'cache-control': 'no-store',
      });
    });
  },
  async close() {
    metrics?.close();
    await traces?.close();
  },
});

/** Takes equally long for every token. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const noToken = (): AppError =>
  new AppError(
    'unauthenticated',
    401,
    'Metrics are shown to callers that send METRICS_TOKEN as a bearer token.',
    {
      headers: { 'www-authenticate': 'Bearer' },
    },
  );
