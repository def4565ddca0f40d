import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.union([z.number(), z.string()]) }).transform(({ intValue }) => Number(intValue)),
  z.record(z.string(), z.unknown()).transform((other) => JSON.stringify(other)),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) => Object.fromEntries(list.map((one) => [one.key, one.value])));
const span = z.object({
  traceId: z.string().length(32),
  spanId: z.string().length(16),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
  status: z.object({ code: z.number().optional() }),
});
/** https://opentelemetry.io/docs/specs/otlp/#otlphttp, in JSON */
const body = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type ReceivedSpan = z.infer<typeof span>;

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  /** Everything that was received, as text. */
  readonly raw: () => string;
  close(): void;
}

/** Receives traces over HTTP as JSON, and refuses what is not in the format. */
export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  let raw = '';
  const server = createServer((request, response) => {
    let sent = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (sent += chunk));
    request.on('end', () => {
      raw += sent;
      const isRight = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
      const read = body.safeParse(isRight ? JSON.parse(sent) : undefined);
      if (read.success) {
        spans.push(
          ...read.data.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
        );
      }
      response.writeHead(read.success ? 200 : 400, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    raw: () => raw,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
