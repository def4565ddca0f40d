import { z } from 'zod';
import type { Endpoint } from './endpoints.ts';

/** The shape of every failed call. */
export const apiError = z
  .object({
    error: z.string().meta({ description: 'A sentence that a person can act on.' }),
    code: z.string().meta({ description: 'A machine name; see the list of codes.' }),
    reason: z.string().optional().meta({ description: 'Which of several reasons for that code, in a word.' }),
    values: z
      .record(z.string(), z.union([z.number(), z.string(), z.array(z.string())]))
      .optional()
      .meta({ description: 'What the sentence names, such as a bound, to tell it in another language.' }),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof apiError>;

/** Answer of a call that only reports success. */
export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });
export type Done = z.infer<typeof done>;

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

const failure = {
  description: 'Refused or failed',
  content: { 'application/json': { schema: apiError } },
} as const;

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

export const formBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'multipart/form-data': { schema } },
});

export const answers = <Schema extends z.ZodType>(schema: Schema, description = 'Done') => ({
  200: { description, content: { 'application/json': { schema } } },
  default: failure,
});

const engine = z.object({
  'x-octavo-engine': z.enum(['built-in', 'model']).meta({ description: 'Who wrote the text.' }),
  'x-octavo-notice': z
    .literal('model-unavailable')
    .optional()
    .meta({ description: 'The built-in engine stands in for a model that cannot be reached.' }),
});

type StreamAnswer = {
  200: {
    description: string;
    headers: typeof engine;
    // Optional in the type only, so that a handler may return a bare streaming `Response`.
    content?: { 'text/plain': { schema: z.ZodString } };
  };
  default: typeof failure;
};

/**
 * Text, streamed as it is written. An error before the first chunk is an ordinary failure; a later one breaks the
 * connection.
 */
export const answersStream = (description: string): StreamAnswer => ({
  200: { description, headers: engine, content: { 'text/plain': { schema: z.string() } } },
  default: failure,
});

type LinesAnswer = {
  200: {
    description: string;
    // Optional in the type only, as above.
    content?: { 'application/x-ndjson': { schema: z.ZodString } };
  };
  default: typeof failure;
};

/** Lines of JSON, sent as things happen; the stream ends when nothing more will. */
export const answersLines = (description: string): LinesAnswer => ({
  200: { description, content: { 'application/x-ndjson': { schema: z.string() } } },
  default: failure,
});

/** An answer written by the built-in engine or a model. */
export const answersByEngine = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { description: 'Done', headers: engine, content: { 'application/json': { schema } } },
  default: failure,
});

export const answersFile = (mediaType: string, description: string) => ({
  200: {
    description,
    content: { [mediaType]: { schema: z.string().meta({ format: 'binary' }) } },
  },
  default: failure,
});

export const redirects = (description: string) => ({ 302: { description }, default: failure });

export type Domain =
  | 'Signing in'
  | 'Account'
  | 'System'
  | 'Documents'
  | 'Readers'
  | 'Writing'
  | 'Compositions';

interface Definition {
  readonly domain: Domain;
  readonly summary: string;
  readonly description?: string;
}

const methods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

/** Binds an endpoint to its schemas, in the form that `@hono/zod-openapi` takes. */
export function route<const E extends Endpoint, const D extends Definition>(
  endpoint: E,
  { domain, ...definition }: D,
) {
  const { method, path }: { method: E['method']; path: E['path'] } = endpoint;
  return { ...definition, method: methods[method], path, tags: [domain] };
}
