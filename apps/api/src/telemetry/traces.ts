import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { brand } from '@octavo/contract/brand';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { ApiEnv } from '../api.ts';
import { knownMethod } from './known-method.ts';
import { telemetry } from './telemetry.ts';

export interface TraceSettings {
  /** Where OTLP over HTTP is received, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of calls that are traced; 1 means all of them. */
  readonly share: number;
}

export interface Traces {
  readonly request: MiddlewareHandler<ApiEnv>;
  /** Sends what has been collected, or gives up after two seconds. */
  close(): Promise<void>;
}

const timeoutMillis = 2_000;
/** A list of many documents has a placeholder for each. */
const longestStatement = 2_000;

/**
 * Sends a span for each call, with those of its database statements and model calls, to a collector. Nothing is read of
 * a call but its method, and nothing of a statement but its text with placeholders. A `traceparent` that a visitor
 * sends is ignored.
 */
export function startTraces({ endpoint, share }: TraceSettings, database: 'sqlite' | 'postgresql'): Traces {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': brand.name.toLowerCase() }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis }),
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: timeoutMillis,
      }),
    ],
  });
  const tracer = provider.getTracer('octavo');
  const contexts = new AsyncLocalStorageContextManager().enable();

  /** Records a span that has just ended, within the running call. Spans outside a call are ignored. */
  function add(
    name: string,
    seconds: number,
    attributes: Readonly<Record<string, string>>,
    failed: boolean,
  ): void {
    const parent: Context = contexts.active();
    if (trace.getSpan(parent) === undefined) return;
    const end = performance.timeOrigin + performance.now();
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes, startTime: end - seconds * 1000 },
      parent,
    );
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  }

  const ends = [
    telemetry.statement.listen(({ kind, sql, seconds, failed }) =>
      add(
        kind,
        seconds,
        {
          'db.system.name': database,
          'db.operation.name': kind,
          'db.query.text': sql.slice(0, longestStatement),
        },
        failed,
      ),
    ),
    telemetry.modelCall.listen(({ task, outcome, seconds }) =>
      add(
        `model ${task}`,
        seconds,
        { 'octavo.model.task': task, 'octavo.model.outcome': outcome },
        outcome !== 'done' && outcome !== 'given_up',
      ),
    ),
  ];

  return {
    request: createMiddleware<ApiEnv>(async (context, next) => {
      const method = knownMethod(context.req.method) ?? '_OTHER';
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      await contexts.with(trace.setSpan(ROOT_CONTEXT, span), next);
      const route = routePath(context, -1);
      const { status } = context.res;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'octavo.request.id': context.get('requestId'),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }),
    async close() {
      ends.forEach((end) => end());
      // A collector that is gone must not delay the stop.
      await provider.shutdown().catch(() => undefined);
      contexts.disable();
    },
  };
}
