import { accountHeader } from '@octavo/contract/account-header';
import { endpoints } from '@octavo/contract/endpoints';
import { vi } from 'vitest';
import { CallFailed } from '../api/call-failed.ts';

/** A call as received by the server. */
export interface ServedCall {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Answers the page's calls until `vi.unstubAllGlobals`.
 *
 * @param answer returns the answer; a `CallFailed` that it throws is answered with its status
 * @param mark returns the mark of the account that is answered, where that matters
 */
export function stubServer(answer: (call: ServedCall) => unknown, mark?: () => string): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    try {
      const answered = answer({ ...callAt(method, address), body: parsed(body) });
      return Response.json(answered, mark && { headers: { [accountHeader]: mark() } });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      return Response.json({ error: error.message, code: error.code }, { status: error.status });
    }
  });
}

function callAt(method: string, address: string): Pick<ServedCall, 'name' | 'params'> {
  const [path = ''] = address.split('?');
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const pattern = new RegExp(`^${endpoint.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = endpoint.method === method ? pattern.exec(path) : null;
    if (found) return { name, params: { ...found.groups } };
  }
  throw new Error(`The contract has no ${method} ${path}`);
}

const parsed = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : undefined;
