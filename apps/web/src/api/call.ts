import { accountHeader } from '@octavo/contract/account-header';
import type { CallAnswer, CallRequest, JsonCall } from '@octavo/contract/calls';
import { endpoints, type EndpointName } from '@octavo/contract/endpoints';
import { callTimeout } from '@octavo/contract/timing';
import type { WrittenBy } from '@octavo/machines/ai-card';
import { nobody } from '../device/account-mark.ts';
import { noteContact } from '../device/known-account.ts';
import { takeEarly } from '../start/early-answers.ts';
import { type CallCode, CallFailed, connectionFailure } from './call-failed.ts';
import { discard } from './discard.ts';
import type { Refusal } from './refusal.ts';
import { sentenceOfRefusal } from './sentence-of-refusal.ts';

export type CallOptions<N extends EndpointName> = CallRequest<N> & {
  readonly signal?: AbortSignal | undefined;
  /** Used instead of `fetch` to make the request. */
  readonly by?: Fetcher;
};

export type Fetcher = (address: string, request: RequestInit) => Promise<Response>;

/** The options may be left out where the call requires none. */
export type CallArguments<N extends EndpointName> =
  object extends CallRequest<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>];

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
  readonly by?: Fetcher;
}

/**
 * Makes one call of the contract by its name and returns its JSON answer:
 * `call('toggleFavourite', { params: { id } })`.
 * The answer has the contract's type and is not validated again: page and server are deployed together.
 *
 * @throws CallFailed with a sentence for the reader
 */
export async function call<N extends JsonCall>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<CallAnswer<N>> {
  return (await callAs(name, options)).answer;
}

/**
 * Like `call`, but also returns the account mark of the answer (`accountHeader`), where it has one, and who wrote the
 * answer.
 */
export async function callAs<N extends JsonCall>(
  name: N,
  options?: CallOptions<N>,
): Promise<Answered<CallAnswer<N>>> {
  const response = await send(name, options);
  const answer: CallAnswer<N> = await response.json();
  if (isError(answer)) throw await refused(response.status, {});
  return { answer, mark: response.headers.get(accountHeader), engine: writtenBy(response) };
}

export interface Answered<Answer> {
  readonly answer: Answer;
  readonly mark: string | null;
  readonly engine: WrittenBy;
}

/** Who wrote an answer. */
export function writtenBy({ headers }: Response): WrittenBy {
  if (headers.get('x-octavo-engine') === 'model') return 'model';
  return headers.get('x-octavo-notice') === 'model-unavailable' ? 'stand-in' : 'built-in';
}

/** Some calls of SPEC §7 may answer 200 with an error field. */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  typeof answer.error === 'string' &&
  answer.error !== '';

type Failed = Refusal & { readonly code?: CallCode };

async function refused(status: number, { code = 'failed', ...refusal }: Failed): Promise<CallFailed> {
  return new CallFailed(status, code, await sentenceOfRefusal(code, refusal), refusal.values);
}

/** Returns a file, with the name that the server gives it. */
export async function callForFile<N extends EndpointName>(
  name: N,
  ...[options]: CallArguments<N>
): Promise<{ readonly file: Blob; readonly name: string | null }> {
  const response = await send(name, options);
  return { file: await response.blob(), name: fileName(response) };
}

/**
 * Makes a call and returns the response with its body unread. @throws CallFailed where it is refused or not answered
 */
export async function send(name: EndpointName, options: Request = {}): Promise<Response> {
  const { method, path }: { method: string; path: string } = endpoints[name];
  const limit = AbortSignal.timeout(callTimeout);
  const signal = options.signal === undefined ? limit : AbortSignal.any([options.signal, limit]);
  const request: RequestInit = { method, credentials: 'include', signal, ...bodyOf(name, options.body) };
  const { by = answerOf } = options;
  const response = await by(address(path, options), request).catch((error: unknown) => {
    if (options.signal?.aborted === true) throw error;
    throw connectionFailure(limit.aborted ? 'timeout' : 'unreachable');
  });
  noteContact(response.headers.get(accountHeader));
  if (response.ok) return response;
  const failed = await failure(response);
  if (failed.code === 'unauthenticated') noteContact(nobody);
  throw failed;
}

/** Reuses a request made before the app started, unless it failed. */
async function answerOf(address: string, request: RequestInit): Promise<Response> {
  const early = request.method === 'GET' ? await takeEarly(address)?.catch(() => null) : null;
  if (early?.ok === true) return early;
  discard(early?.body);
  return fetch(address, request);
}

function bodyOf(name: EndpointName, body: object | undefined): RequestInit {
  if (body === undefined) return {};
  if (!('body' in endpoints[name])) {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) if (value !== undefined) form.set(field, value);
  return { body: form };
}

function address(path: string, { params = {}, query }: Request): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, value);
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function failure(response: Response): Promise<CallFailed> {
  const body: (Failed & { readonly error?: unknown }) | null = await response.json().catch(() => null);
  if (typeof body?.error !== 'string' || body.error === '') {
    return connectionFailure('unexplained', response.status);
  }
  return refused(response.status, body);
}

/** `filename*` of RFC 6266, in the encoding of RFC 8187. */
function fileName(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
