import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ApiEnv } from '../api.ts';
import { type Client, clientReader } from './client.ts';

const seen = async (
  trustedProxies: string[],
  headers: Record<string, string>,
  peer = '10.0.0.7',
): Promise<Client> => {
  const read = clientReader({ publicUrl: undefined, trustedProxies });
  const app = new Hono<ApiEnv>().get('/', (context) => context.json(read(context)));
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const incoming = new IncomingMessage(socket);
  const answer = await app.request(
    'http://inner:8080/',
    { headers: { host: 'inner:8080', ...headers } },
    { incoming },
  );
  return z.object({ address: z.string(), host: z.string(), secure: z.boolean() }).parse(await answer.json());
};

const forwarded = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.4, 10.0.0.3',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'write.example',
};

test('a trusted proxy is believed, and the first untrusted address counts', async () => {
  expect(await seen(['10.0.0.0/8'], forwarded)).toEqual({
    address: '198.51.100.4',
    host: 'write.example',
    secure: true,
  });
});

test('any other peer is not believed', async () => {
  expect(await seen([], forwarded)).toEqual({ address: '10.0.0.7', host: 'inner:8080', secure: false });
  expect(await seen(['192.168.0.0/16'], forwarded)).toEqual({
    address: '10.0.0.7',
    host: 'inner:8080',
    secure: false,
  });
});

test('regression 1: an invalid address from a proxy breaks nothing, and no earlier hop is believed', async () => {
  const address = async (hops: string): Promise<string> =>
    (await seen(['10.0.0.0/8'], { 'x-forwarded-for': hops })).address;
  expect(await address('203.0.113.9, unknown')).toBe('10.0.0.7');
  expect(await address('_hidden, 10.0.0.3')).toBe('10.0.0.7');
  expect(await address('203.0.113.9:4711')).toBe('203.0.113.9');
  expect(await address('[2001:db8::1]:4711, 10.0.0.3')).toBe('2001:db8::1');
  expect(await address(' , ')).toBe('10.0.0.7');
});

test('an IPv4 peer on an IPv6 socket is recognised', async () => {
  expect((await seen(['10.0.0.0/8'], forwarded, '::ffff:10.0.0.7')).secure).toBe(true);
});

test.each([
  ['https, http', 'write.example, inner', true, 'write.example'],
  ['http, https', 'evil.example, write.example', false, 'evil.example'],
  ['HTTPS', 'write.example', true, 'write.example'],
])(
  'regression 104: with two trusted proxies (%s), the entry of the outer one counts',
  async (proto, host, secure, name) => {
    const headers = {
      'x-forwarded-for': '203.0.113.9, 10.0.0.3',
      'x-forwarded-proto': proto,
      'x-forwarded-host': host,
    };
    expect(await seen(['10.0.0.0/8'], headers)).toEqual({ address: '203.0.113.9', host: name, secure });
  },
);

test('regression 104: entries before that of the only trusted proxy may be forged', async () => {
  const headers = {
    'x-forwarded-for': '198.51.100.4, 203.0.113.9',
    'x-forwarded-proto': 'https, http',
    'x-forwarded-host': 'evil.example, write.example',
  };
  expect(await seen(['10.0.0.0/8'], headers)).toEqual({
    address: '203.0.113.9',
    host: 'write.example',
    secure: false,
  });
});
