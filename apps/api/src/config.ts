import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { citationEnvironment, type LookUpSettings, readLookUps } from './citations/citation-settings.ts';
import { key, schemes, webAddress, words } from './config-fields.ts';
import { modelEnvironment, readModelSettings, type ModelSettings } from './model-settings.ts';
import { readSpeech, speechEnvironment, type SpeechSettings } from './speech/speech-settings.ts';
import { quotaEnvironment, type QuotaSettings, readQuotas } from './documents/quota-settings.ts';
import type { TraceSettings } from './telemetry/traces.ts';
import { isLoopback } from './http/loopback.ts';
import {
  objectStoreEnvironment,
  type ObjectStoreSettings,
  readObjectStore,
} from './object-store/object-store-settings.ts';
import {
  type PriceSettings,
  readPrices,
  readServices,
  readTestTill,
  serviceEnvironment,
  type ServiceSettings,
} from './service-settings.ts';

export { ConfigError };

const cidr = (value: string): boolean => {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    'must be a port number from 0 to 65535',
  )
  .transform(Number);

/** Every variable that the server reads. An empty one counts as not set. */
const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(8080),
  HOST: words.default('127.0.0.1'),
  DATA_DIR: words.default('./data'),
  DATABASE_URL: schemes('postgres', 'postgresql').optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine(
      (list) => list.every(cidr),
      'must be IP addresses or ranges such as 10.0.0.0/8, separated by commas',
    )
    .default([]),
  METRICS_TOKEN: key.min(16, 'must have 16 characters or more').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(value), 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LANGUAGETOOL_URL: webAddress.optional(),
  ...citationEnvironment,
  ...quotaEnvironment,
  ...modelEnvironment,
  ...speechEnvironment,
  ...serviceEnvironment,
  ...objectStoreEnvironment,
});

export interface Config extends ServiceSettings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** All stored data lives here, unless `databaseUrl` is set. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Origin at which the server is reached from outside, without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** Addresses or ranges whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly rateLimits: boolean;
  /** Opens `/metrics`; without it there are none. */
  readonly metricsToken: string | undefined;
  /** Where traces are sent, if they are. */
  readonly traces: TraceSettings | undefined;
  readonly model: ModelSettings;
  readonly speech: SpeechSettings;
  /** Address of a LanguageTool server, without a trailing slash; if not set, only the embedded checkers are used. */
  readonly languageToolUrl: string | undefined;
  readonly quotas: QuotaSettings;
  readonly prices: PriceSettings;
  /** Percentage of an invited user's first payment that goes to the inviter. */
  readonly referralPercent: number;
  /** Payments can be tried out without money. */
  readonly testTill: boolean;
  readonly lookUps: LookUpSettings;
  /** Where pictures are kept; in the database if undefined. */
  readonly objectStore: ObjectStoreSettings | undefined;
}

/** @throws ConfigError with one sentence that names the variable and what is expected */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'} ${issue?.message ?? 'is wrong'}.`);
  }
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  if (production && settings.RATE_LIMITS === 'off') {
    throw new ConfigError('RATE_LIMITS must be on when NODE_ENV is production.');
  }
  const services = readServices(settings, production);
  if (production && settings.PUBLIC_URL === undefined && Object.values(services).some(Boolean)) {
    throw new ConfigError(
      'PUBLIC_URL must be set in production where mail, Google or Stripe is: links lead back to it.',
    );
  }
  return {
    production,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL === undefined ? undefined : new URL(settings.PUBLIC_URL).origin,
    trustedProxies: settings.TRUSTED_PROXIES,
    metricsToken: settings.METRICS_TOKEN,
    traces:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, share: settings.OTEL_TRACES_SAMPLER_ARG },
    rateLimits: settings.RATE_LIMITS === 'on',
    quotas: readQuotas(settings),
    model: readModelSettings(settings, given),
    speech: readSpeech(settings),
    languageToolUrl: settings.LANGUAGETOOL_URL,
    prices: readPrices(settings),
    referralPercent: settings.REFERRAL_PERCENT,
    testTill: readTestTill(settings, { production, isLocal: isLocal(settings) }),
    lookUps: readLookUps(settings),
    objectStore: readObjectStore(settings),
    ...services,
  };
}

const isLocal = ({ HOST, PUBLIC_URL }: z.infer<typeof environment>): boolean =>
  (isLoopback(HOST) || HOST === '::1') &&
  (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
