import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolFigures } from '../database/connection.ts';
import { knownMethod } from './known-method.ts';
import { queueNames, telemetry } from './telemetry.ts';

export interface Metrics {
  readonly contentType: string;
  /** All metrics in the text format. https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): Promise<string>;
  /** Also reports the connections to the database server. */
  watchConnections(figures: () => PoolFigures): void;
  /** Stops counting. */
  close(): void;
}

/** In seconds: the goals for a save, a health check, a correction and a model's answer are among them. */
const requestBuckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3, 10, 60];
const statementBuckets = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5];
const modelBuckets = [0.5, 1, 2, 5, 10, 20, 40, 80];

/**
 * Counts what `telemetry` reports, from now on. Every label has a fixed set of values: routes are patterns, and what
 * else a visitor could choose is `other`.
 */
export function collectMetrics(): Metrics {
  const registers = [new Registry()] as const;
  const [register] = registers;
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [register] });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [register] });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name, help, buckets, labelNames, registers: [register] });

  collectDefaultMetrics({ register });
  const requests = counter(
    'octavo_http_requests_total',
    'Calls that were answered',
    'method',
    'route',
    'status',
  );
  const requestSeconds = histogram(
    'octavo_http_request_duration_seconds',
    'Time to the answer, or to the beginning of a stream',
    requestBuckets,
    'method',
    'route',
  );
  const statementSeconds = histogram(
    'octavo_database_statement_duration_seconds',
    'Database statements of the main thread',
    statementBuckets,
    'kind',
  );
  const statementsFailed = counter(
    'octavo_database_statements_failed_total',
    'Database statements that failed',
    'kind',
  );
  const modelCalls = counter('octavo_model_calls_total', 'Calls to the language model', 'task', 'outcome');
  const modelSeconds = histogram(
    'octavo_model_call_duration_seconds',
    'Time to the end of the model’s answer',
    modelBuckets,
    'task',
  );
  const running = gauge('octavo_queue_running', 'Jobs that run', 'queue');
  const waiting = gauge('octavo_queue_waiting', 'Jobs that wait for a turn', 'queue');
  const refused = counter('octavo_queue_refused_total', 'Jobs refused because a queue was full', 'queue');
  const threads = gauge('octavo_threads', 'Worker threads', 'pool');
  const threadsLost = counter(
    'octavo_threads_lost_total',
    'Worker threads that died or took too long',
    'pool',
  );
  const threadCalls = gauge(
    'octavo_thread_calls',
    'Calls that wait for worker threads or are in them',
    'pool',
  );
  const threadRefused = counter('octavo_thread_calls_refused_total', 'Calls refused by full pools', 'pool');
  const jobs = counter('octavo_jobs_total', 'Background jobs that ended', 'job', 'outcome');
  const jobSeconds = counter('octavo_job_seconds_total', 'Time spent in background jobs', 'job');
  const saves = counter('octavo_saves_total', 'Saves of documents', 'outcome');
  const reports = counter(
    'octavo_csp_reports_total',
    'Violations of the content security policy that browsers reported',
    'directive',
  );
  for (const queue of queueNames) {
    running.set({ queue }, 0);
    waiting.set({ queue }, 0);
  }

  const ends = [
    telemetry.request.listen(({ method, route, status, seconds }) => {
      const known = knownMethod(method) ?? 'other';
      requests.inc({ method: known, route, status });
      requestSeconds.observe({ method: known, route }, seconds);
    }),
    telemetry.statement.listen(({ kind, seconds, failed }) => {
      statementSeconds.observe({ kind }, seconds);
      if (failed) statementsFailed.inc({ kind });
    }),
    telemetry.modelCall.listen(({ task, outcome, seconds }) => {
      modelCalls.inc({ task, outcome });
      modelSeconds.observe({ task }, seconds);
    }),
    telemetry.queue.listen(({ queue, change }) => {
      switch (change) {
        case 'waits':
          return waiting.inc({ queue });
        case 'stops_waiting':
          return waiting.dec({ queue });
        case 'begins':
          return running.inc({ queue });
        case 'ends':
          return running.dec({ queue });
        case 'refused':
          return refused.inc({ queue });
        default:
          return change satisfies never;
      }
    }),
    telemetry.pool.listen(({ pool, change }) => {
      switch (change) {
        case 'thread_opened':
          return threads.inc({ pool });
        case 'thread_lost':
          threadsLost.inc({ pool });
          return threads.dec({ pool });
        case 'thread_closed':
          return threads.dec({ pool });
        case 'begins':
          return threadCalls.inc({ pool });
        case 'ends':
          return threadCalls.dec({ pool });
        case 'refused':
          return threadRefused.inc({ pool });
        default:
          return change satisfies never;
      }
    }),
    telemetry.job.listen(({ job, outcome, seconds }) => {
      jobs.inc({ job, outcome });
      jobSeconds.inc({ job }, seconds);
    }),
    telemetry.save.listen((outcome) => saves.inc({ outcome })),
    telemetry.policyReport.listen((directive) => reports.inc({ directive })),
  ];

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    watchConnections(figures) {
      const connections = new Gauge({
        name: 'octavo_database_connections',
        help: 'Connections to the database server, and calls that wait for one',
        labelNames: ['state'],
        registers: [register],
        collect() {
          const { open, idle, waiting: waitingForOne } = figures();
          connections.set({ state: 'idle' }, idle);
          connections.set({ state: 'used' }, open - idle);
          connections.set({ state: 'waiting' }, waitingForOne);
        },
      });
    },
    close: () => ends.forEach((end) => end()),
  };
}
