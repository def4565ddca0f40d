import { created } from '@octavo/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf } from '../testing/answer-of.ts';
import type { Browser } from '../testing/browser.ts';
import { propertySeed } from '../testing/property-seed.ts';
import { schemaArbitrary } from '../testing/schema-arbitrary.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { databaseKinds } from '../testing/test-databases.ts';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const runsOfCall = 8;
/** Longer than the first correction takes on a busy machine, including loading its dictionaries; in milliseconds. */
const longestCall = 60_000;
/** After this time, a call is not tried with further values; in milliseconds. */
const timeOfCall = 3_000;

/** Not built, not configured, or too much at once: expected, and not a failure of the server. */
const saidFailures = [501, 503];

interface Call {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: unknown }[];
  readonly body: unknown;
}

interface Sent {
  readonly parameters: Fields;
  readonly body: unknown;
  readonly type: string;
  readonly cut: number;
}

function callsOf(document: Fields): Call[] {
  return Object.entries(fieldsOf(document['paths'])).flatMap(([path, methods]) =>
    Object.entries(fieldsOf(methods)).map(([method, told]) => {
      const call = fieldsOf(told);
      const parameters = (Array.isArray(call['parameters']) ? call['parameters'] : []).map(fieldsOf);
      const content = fieldsOf(fieldsOf(call['requestBody'])['content']);
      return {
        method: method.toUpperCase(),
        path,
        parameters: parameters.map((one) => ({
          name: String(one['name']),
          in: String(one['in']),
          schema: one['schema'],
        })),
        body: fieldsOf(content['application/json'])['schema'],
      };
    }),
  );
}

describe.each(databaseKinds)('whatever is sent, on $name', (kind) => {
  let app: TestApp;
  let visitor: Browser;
  let documentId: string;
  let document: Fields;

  beforeAll(async () => {
    app = await openTestApp(kind, { environment: { RATE_LIMITS: 'off' } });
    document = fieldsOf(await (await app.api.request('/openapi.json')).json());
  });
  afterAll(() => app.close());

  const resolve = (ref: string): unknown =>
    ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, part) => fieldsOf(value)[part], document);

  const sentTo = ({ parameters, body }: Call): fc.Arbitrary<Sent> =>
    fc.record({
      parameters: fc.record(
        Object.fromEntries(
          parameters.map((one) => [
            one.name,
            one.in === 'path'
              ? fc.oneof(fc.constant(documentId), schemaArbitrary(one.schema, resolve))
              : schemaArbitrary(one.schema, resolve),
          ]),
        ),
      ),
      body: schemaArbitrary(body, resolve),
      type: fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=x',
      ),
      cut: fc.constantFrom(0, 0, 0, 0, 1),
    });

  async function send(call: Call, { parameters, body, type, cut }: Sent): Promise<Response> {
    const encoded = (value: unknown): string =>
      encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());
    const place = (where: string) => call.parameters.filter((one) => one.in === where);
    const path = place('path').reduce(
      (pattern, { name }) => pattern.replace(`{${name}}`, encoded(parameters[name]) || '-'),
      call.path,
    );
    const query = place('query').map(
      ({ name }) => `${encodeURIComponent(name)}=${encoded(parameters[name])}`,
    );
    const text = JSON.stringify(body) ?? '';
    return visitor.request(`${path}?${query.join('&')}`, {
      method: call.method,
      ...(call.method === 'GET'
        ? {}
        : { headers: { 'content-type': type }, body: text.slice(0, text.length - cut) }),
    });
  }

  test.each([propertySeed])('no call fails or hangs, with seed %i', async (seed) => {
    visitor = await app.visitor();
    ({ id: documentId } = await answerOf(created, visitor.post('/docs/create_blank', { title: 'Fuzz' })));
    const calls = callsOf(document);
    expect(calls.length).toBeGreaterThan(40);
    for (const call of calls) {
      // fast-check's own limit would fail a call whose first answer a busy machine delays for that long.
      const until = performance.now() + timeOfCall;
      await fc.assert(
        fc.asyncProperty(sentTo(call), async (sent) => {
          const began = performance.now();
          if (began > until) return;
          const response = await send(call, sent);
          const text = await response.text();
          const told = `${call.method} ${call.path}: ${response.status} ${text.slice(0, 200)}`;
          const isFailure = response.status >= 500 && !saidFailures.includes(response.status);
          const isLate = performance.now() - began > longestCall;
          expect({ told, isFailure, isLate }).toEqual({ told, isFailure: false, isLate: false });
          // The call may have ended the session.
          if (response.status === 401) await visitor.post('/auth/anonymous');
        }),
        { seed, numRuns: runsOfCall },
      );
    }
    expect((await app.api.request('/readyz')).status).toBe(200);
  });
});
