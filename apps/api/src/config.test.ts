import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const megabyte = 1024 * 1024;
const quotas = {
  savesPerHour: 7_200,
  savedBytesPerHour: 2_000 * megabyte,
  anonymousDocuments: 200,
  anonymousBytes: 50 * megabyte,
  networkDocumentsPerDay: 2_000,
  networkWordsPerDay: 50_000,
  networkBytesPerDay: 500 * megabyte,
};
const prices = {
  amounts: { monthly: '9.99', yearly: '59.88' },
  currency: 'usd',
  discount: { percent: 20, hours: 48 },
};

const asked = {
  crossref: { url: 'https://api.crossref.org', mailto: undefined },
  openAlex: undefined,
  openLibrary: { url: 'https://openlibrary.org' },
  wikipedia: { url: 'https://{language}.wikipedia.org' },
  siteIcons: { url: 'https://icons.duckduckgo.com/ip3/{host}.ico' },
  googleSearch: undefined,
};

test('no service is called if everything is off', () => {
  const { lookUps } = readConfig({
    CROSSREF_URL: 'off',
    OPEN_LIBRARY_URL: 'off',
    WIKIPEDIA_URL: 'off',
    SITE_ICONS_URL: 'off',
  });
  expect(new Set(Object.values(lookUps))).toEqual(new Set([undefined]));
});

test('no setting is required', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustedProxies: [],
    rateLimits: true,
    quotas,
    model: {
      provider: 'openai',
      baseUrl: undefined,
      apiKey: undefined,
      model: undefined,
      tasks: {},
      ollamaUrl: 'http://127.0.0.1:11434',
      corrections: false,
    },
    lookUps: asked,
    speech: { baseUrl: undefined, apiKey: undefined, model: undefined },
    mail: undefined,
    openId: undefined,
    stripe: undefined,
    prices,
    referralPercent: 20,
    testTill: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test('all settings take effect', () => {
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
    quotas,
    model: {
      provider: 'openai',
      baseUrl: 'http://localhost:11434/v1',
      apiKey: undefined,
      model: 'llama',
      tasks: {},
      ollamaUrl: 'http://127.0.0.1:11434',
      corrections: false,
    },
    lookUps: asked,
    speech: { baseUrl: undefined, apiKey: undefined, model: undefined },
    mail: undefined,
    openId: undefined,
    stripe: undefined,
    prices,
    referralPercent: 20,
    testTill: false,
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

test('mail, Google and Stripe are set up by their variables', () => {
  const { mail, openId, stripe } = readConfig({
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Octavo <octavo@write.example>',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_YEARLY: 'price_1',
    PRICE_CURRENCY: 'EUR',
    DISCOUNT_HOURS: '0',
  });
  expect({ mail, openId, stripe }).toEqual({
    mail: { smtpUrl: 'smtp://mail.example:587', from: 'Octavo <octavo@write.example>' },
    openId: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: undefined,
      priceIds: { monthly: undefined, yearly: 'price_1' },
      couponId: undefined,
      amounts: { monthly: '9.99', yearly: '59.88' },
      currency: 'eur',
      discount: { percent: 20, hours: 0 },
    },
  });
});

const openId = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
test.each([
  [
    { SMTP_URL: 'smtp://mail.example' },
    'MAIL_FROM must be set where SMTP_URL is: the address that mails come from.',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Octavo' },
    'MAIL_FROM must be an email address, alone or as in Octavo <desk@write.example>.',
  ],
  [
    { MAIL_FROM: 'a@write.example\r\nBcc: b@write.example' },
    'MAIL_FROM must be an email address, alone or as in Octavo <desk@write.example>.',
  ],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET must be set where GOOGLE_CLIENT_ID is.'],
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID must be set where GOOGLE_CLIENT_SECRET is.'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_WEBHOOK_SECRET must be set where STRIPE_SECRET_KEY is: without it no payment would make anybody Pro.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    'STRIPE_PUBLISHABLE_KEY must be set where STRIPE_SECRET_KEY is: without it the page has no payment form.',
  ],
  [{ PRICE_MONTHLY: '9,99' }, 'PRICE_MONTHLY must be an amount such as 9.99.'],
  [{ PRICE_YEARLY: '0' }, 'PRICE_YEARLY must be more than 0.'],
  [{ PRICE_CURRENCY: 'euro' }, 'PRICE_CURRENCY must be a currency of three letters such as USD.'],
  [{ DISCOUNT_PERCENT: '100' }, 'DISCOUNT_PERCENT must be a whole number from 0 to 99.'],
  [{ DISCOUNT_HOURS: 'two' }, 'DISCOUNT_HOURS must be a whole number of hours.'],
  [
    { NODE_ENV: 'production', ...stripe },
    'PUBLIC_URL must be set in production where mail, Google or Stripe is: links lead back to it.',
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://write.example',
      ...openId,
      GOOGLE_ISSUER: 'http://id.example',
    },
    'GOOGLE_ISSUER must begin with https:// when NODE_ENV is production.',
  ],
  [
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://write.example',
      ...stripe,
      STRIPE_API_BASE: 'http://pay.example',
    },
    'STRIPE_API_BASE must begin with https:// when NODE_ENV is production.',
  ],
])('%j stops the start with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
});

test('each task may have its own model and limits', () => {
  const { model } = readConfig({
    AI_MODEL: 'large',
    AI_MODEL_AUTOCOMPLETE: 'small',
    AI_TEMPERATURE_AUTOCOMPLETE: '0.2',
    AI_MAX_TOKENS_AUTOCOMPLETE: '30',
    AI_TEMPERATURE_WRITE_INTRODUCTION: '1',
    AI_MODEL_ESSAY: '',
    AI_CORRECTIONS: 'on',
  });
  expect(model.corrections).toBe(true);
  expect(model.tasks).toEqual({
    autocomplete: { model: 'small', temperature: 0.2, maxTokens: 30 },
    writeIntroduction: { temperature: 1 },
  });
});

test('Anthropic is chosen by name or by its address', () => {
  const own = { AI_API_KEY: 'key', AI_MODEL: 'a-model' };
  const address = 'https://api.anthropic.com/v1';
  const expected = {
    provider: 'anthropic',
    baseUrl: address,
    apiKey: 'key',
    model: 'a-model',
    tasks: {},
    ollamaUrl: 'http://127.0.0.1:11434',
    corrections: false,
  };
  expect(readConfig({ ...own, AI_PROVIDER: 'anthropic' }).model).toEqual(expected);
  expect(readConfig({ ...own, AI_BASE_URL: address }).model).toEqual(expected);
  const proxy = { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:4000/v1' };
  expect(readConfig(proxy).model).toMatchObject({
    provider: 'anthropic',
    baseUrl: 'http://127.0.0.1:4000/v1',
  });
});

test.each([
  [{ AI_PROVIDER: 'claude' }, 'AI_PROVIDER must be openai or anthropic.'],
  [{ AI_PROVIDER: 'anthropic' }, 'AI_MODEL must be set where AI_PROVIDER is anthropic: the name of a model.'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must be set where AI_PROVIDER is anthropic.'],
  [{ AI_TEMPERATURE_ESSAY: '2.5' }, 'AI_TEMPERATURE_ESSAY must be a number from 0 to 2.'],
  [{ AI_MAX_TOKENS_ESSAY: '0' }, 'AI_MAX_TOKENS_ESSAY must be a whole number from 1 to 999999.'],
  [{ AI_MODEL_ESSAY: ' ' }, 'AI_MODEL_ESSAY must not be empty.'],
])('a model with %j stops the start with one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
});

test('an unknown task stops the start, and the known tasks are listed', () => {
  expect(() => readConfig({ AI_MODEL_ESAY: 'm' })).toThrow(
    /^AI_MODEL_ESAY names no task: after AI_MODEL_ may stand AUTOCOMPLETE, .*WRITE_WITH_MORE_DEPTH\.$/,
  );
});

test('limits by address cannot be disabled in production', () => {
  expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(() => readConfig({ RATE_LIMITS: 'off', NODE_ENV: 'production' })).toThrow(
    new ConfigError('RATE_LIMITS must be on when NODE_ENV is production.'),
  );
});

test('.env.example and the operations page list every variable', () => {
  const source = [
    'config.ts',
    'model-settings.ts',
    'service-settings.ts',
    'speech/speech-settings.ts',
    'documents/quota-settings.ts',
    'citations/citation-settings.ts',
    'object-store/object-store-settings.ts',
  ]
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
  const lines = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(names).toHaveLength(62);
  for (const name of names) {
    expect(lines('../../../.env.example')).toMatch(new RegExp(`^#?${name}=`, 'm'));
    expect(lines('../../../docs/operations.md')).toContain(`\`${name}\``);
  }
});
