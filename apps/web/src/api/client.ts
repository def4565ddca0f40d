/** SPEC §7: every call ends after 80 s. */
const timeout = 80_000;

export interface Endpoint {
  readonly method: string;
  readonly path: string;
}

export interface CallOptions {
  /** Values for the `{names}` in the path. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'CallFailed';
    this.status = status;
    this.code = code;
  }
}

/**
 * Sends one call to the product's own host and gives the answer, whatever its body is.
 *
 * @throws CallFailed with the server's sentence, or with code `unreachable`, `timeout` or `unexplained`
 */
export async function send(endpoint: Endpoint, options: CallOptions = {}): Promise<Response> {
  const limit = AbortSignal.timeout(timeout);
  const signal = options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]);
  const request: RequestInit = { method: endpoint.method, credentials: 'include', signal };
  if (options.body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(options.body);
  }
  const response = await fetch(address(endpoint, options), request).catch((error: unknown) => {
    if (options.signal?.aborted === true) throw error;
    if (limit.aborted) throw new CallFailed(0, 'timeout', `No answer within ${timeout / 1000} seconds`);
    throw new CallFailed(0, 'unreachable', 'The server cannot be reached');
  });
  if (!response.ok) throw await failure(response);
  return response;
}

/**
 * Sends one call and reads its JSON answer. `T` is the contract's type for that call: page and server are built from
 * one contract and delivered together, so the answer is not parsed a second time here.
 */
export async function call<T>(endpoint: Endpoint, options?: CallOptions): Promise<T> {
  const response = await send(endpoint, options);
  const body: T & { error?: unknown } = await response.json();
  if (typeof body === 'object' && body !== null && typeof body.error === 'string' && body.error !== '') {
    throw new CallFailed(response.status, 'failed', body.error);
  }
  return body;
}

function address({ path }: Endpoint, { params = {}, query }: CallOptions): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`;
}

async function failure(response: Response): Promise<CallFailed> {
  const body: unknown = await response.json().catch(() => null);
  const { error, code } =
    typeof body === 'object' && body !== null ? (body as { error?: unknown; code?: unknown }) : {};
  const { status } = response;
  if (typeof error !== 'string' || error === '') {
    return new CallFailed(status, 'unexplained', `API request failed with status ${status}`);
  }
  return new CallFailed(status, typeof code === 'string' ? code : 'failed', error);
}
