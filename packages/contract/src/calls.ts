import type { z } from 'zod';
import type { EndpointName } from './endpoints.ts';
import type { routes } from './routes.ts';

/**
 * What each call takes and answers, derived from the routes as types only: importing this brings no schema into the
 * page. `apps/web` and the server read the same routes, so neither can drift from the other.
 */
type Routes = typeof routes;

type RequestOf<N extends EndpointName> = Routes[N] extends { readonly request: infer Request }
  ? Request
  : object;

type SentAs<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** The part of a request under `Key`: required where the schema requires anything, optional where it does not. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type ParamsOf<Request> = Request extends { readonly params: infer Schema } ? SentAs<Schema> : never;
type QueryOf<Request> = Request extends { readonly query: infer Schema } ? SentAs<Schema> : never;
type BodyOf<Request> = Request extends { readonly body: { readonly content: infer Content } }
  ? Content[keyof Content] extends { readonly schema: infer Schema }
    ? SentAs<Schema>
    : never
  : never;

/** Path parameters, query and body of a call. */
export type CallRequest<N extends EndpointName> = Part<'params', ParamsOf<RequestOf<N>>> &
  Part<'query', QueryOf<RequestOf<N>>> &
  Part<'body', BodyOf<RequestOf<N>>>;

/** The JSON that a call answers with; `never` where the answer is not JSON. */
export type CallAnswer<N extends EndpointName> = Routes[N] extends {
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: infer Schema } } };
  };
}
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : never
  : never;

/** The calls that answer with JSON. */
export type JsonCall = {
  [N in EndpointName]: [CallAnswer<N>] extends [never] ? never : N;
}[EndpointName];
