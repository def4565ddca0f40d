import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Outcome {
  /** How long the first try took. */
  readonly milliseconds: number;
  /** `healed`: refused with Retry-After, and answered when tried once more after that time. */
  readonly kind: 'answered' | 'healed' | 'failed';
  /** The status of the first try; 0 without an answer. */
  readonly status: number;
  /** The body of the last answer. */
  readonly body: string;
}

export interface LoadClient {
  call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Outcome>;
}

const longestWaitMs = 30_000;

/** One connection for each writer, as if each had a browser. */
export const loadAgent = (writers: number): Agent =>
  new Agent({ connections: writers + 4, pipelining: 1, bodyTimeout: 60_000, headersTimeout: 60_000 });

/** A writer with an address and a session of their own. */
export function loadClient(dispatcher: Agent, origin: string, address: string): LoadClient {
  let cookies = '';

  async function once(method: 'GET' | 'POST', path: string, body: unknown) {
    const begin = performance.now();
    const response = await request(`${origin}${path}`, {
      method,
      dispatcher,
      headers: {
        'x-forwarded-for': address,
        ...(cookies === '' ? {} : { cookie: cookies }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.body.text();
    const set = [response.headers['set-cookie'] ?? []].flat();
    if (set.length > 0) cookies = set.map((cookie) => cookie.split(';')[0]).join('; ');
    return {
      milliseconds: performance.now() - begin,
      status: response.statusCode,
      retryAfter: Number(response.headers['retry-after'] ?? Number.NaN),
      body: text,
    };
  }

  const tryOnce = (method: 'GET' | 'POST', path: string, body: unknown) =>
    once(method, path, body).catch(() => ({
      milliseconds: Number.POSITIVE_INFINITY,
      status: 0,
      retryAfter: Number.NaN,
      body: '',
    }));

  return {
    async call(method, path, body) {
      const first = await tryOnce(method, path, body);
      if (first.status === 200) return { ...first, kind: 'answered' };
      const wait = first.retryAfter * 1000;
      // Without Retry-After, a client does not try again.
      if (!(wait <= longestWaitMs)) return { ...first, kind: 'failed' };
      await pause(wait);
      const second = await tryOnce(method, path, body);
      return { ...first, body: second.body, kind: second.status === 200 ? 'healed' : 'failed' };
    },
  };
}
