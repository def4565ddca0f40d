import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing needs to be configured', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: [],
    rateLimits: true,
    model: { baseUrl: undefined, apiKey: undefined, model: undefined },
  });
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test('what is set is obeyed', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '::1',
    DATA_DIR: '/srv/octavo',
    DATABASE_URL: 'postgres://octavo@db/octavo',
    PUBLIC_URL: 'https://write.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    AI_BASE_URL: 'http://localhost:11434/v1/',
    AI_MODEL: 'llama',
  });
  expect(config).toEqual({
    production: true,
    port: 0,
    host: '::1',
    dataDir: '/srv/octavo',
    databaseUrl: 'postgres://octavo@db/octavo',
    publicUrl: 'https://write.example',
    trustedProxies: ['10.0.0.0/8', '::1'],
    rateLimits: true,
    model: { baseUrl: 'http://localhost:11434/v1', apiKey: undefined, model: 'llama' },
  });
});

test.each([
  ['PORT', 'http', 'PORT must be a port number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a port number from 0 to 65535.'],
  ['PORT', '-1', 'PORT must be a port number from 0 to 65535.'],
  ['PORT', '80.5', 'PORT must be a port number from 0 to 65535.'],
  ['HOST', '  ', 'HOST must not be empty.'],
  ['AI_API_KEY', 'two\nlines', 'AI_API_KEY must consist of letters, digits and signs without spaces.'],
  ['AI_API_KEY', 'clé', 'AI_API_KEY must consist of letters, digits and signs without spaces.'],
  ['NODE_ENV', 'prod', 'NODE_ENV must be development, production or test.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
  ],
  ['PUBLIC_URL', 'write.example', 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/40',
    'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, separated by commas.',
  ],
  ['RATE_LIMITS', 'no', 'RATE_LIMITS must be on or off.'],
  [
    'AI_BASE_URL',
    'localhost:11434',
    'AI_BASE_URL must be an address that begins with http:// or https://, or off.',
  ],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
])('%s=%s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence));
});

test('limits by address cannot be lifted in production', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(() => readConfig({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow(
    new ConfigError('RATE_LIMITS must be on when NODE_ENV is production.'),
  );
});

test('.env.example and the operations page name every variable', () => {
  const source = readFileSync(new URL('config.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
  const lines = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(names).toHaveLength(24);
  for (const name of names) {
    expect(lines('../../../.env.example')).toMatch(new RegExp(`^#?${name}=`, 'm'));
    expect(lines('../../../docs/operations.md')).toContain(`\`${name}\``);
  }
});
