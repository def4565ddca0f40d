import type { ModelFailure } from '@octavo/language/asking/model-error';
import type { TaskName } from '@octavo/language/asking/task-names';

export interface RequestEnded {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface StatementEnded {
  readonly kind: 'select' | 'insert' | 'update' | 'delete' | 'other';
  /** With placeholders, without values. */
  readonly sql: string;
  readonly seconds: number;
  readonly failed: boolean;
}

export interface ModelCallEnded {
  readonly task: TaskName;
  /** `done`, `given_up` if nobody waited any longer, or the kind of failure. */
  readonly outcome: 'done' | 'given_up' | ModelFailure['kind'] | 'other';
  readonly seconds: number;
}

export const queueNames = [
  'requests',
  'ai_calls',
  'built_in_engine',
  'corrections_by_languagetool',
  'corrections_by_model',
  'document_reads',
  'exports',
  'local_model',
  'pictures',
] as const;
export type QueueName = (typeof queueNames)[number];

export interface QueueChanged {
  readonly queue: QueueName;
  readonly change: 'waits' | 'stops_waiting' | 'begins' | 'ends' | 'refused';
}

export interface PoolChanged {
  /** Named after the script of its threads. */
  readonly pool: string;
  readonly change: 'thread_opened' | 'thread_closed' | 'thread_lost' | 'begins' | 'ends' | 'refused';
}

export interface JobEnded {
  readonly job: 'essay' | 'mail' | 'sweep';
  readonly outcome: 'done' | 'failed' | 'left';
  readonly seconds: number;
}

export type SaveOutcome = 'saved' | 'conflict' | 'refused' | 'failed';

interface Signal<Message> {
  emit(message: Message): void;
  /** Returns a function that stops listening. */
  listen(listener: (message: Message) => void): () => void;
  hasListeners(): boolean;
}

function signal<Message>(): Signal<Message> {
  const listeners = new Set<(message: Message) => void>();
  return {
    emit(message) {
      for (const listener of listeners) listener(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}

/**
 * What happens in this process, for metrics and traces, if they are switched on. Holds no account, no text and nothing
 * else that a visitor sent.
 */
export const telemetry = {
  request: signal<RequestEnded>(),
  statement: signal<StatementEnded>(),
  modelCall: signal<ModelCallEnded>(),
  queue: signal<QueueChanged>(),
  pool: signal<PoolChanged>(),
  job: signal<JobEnded>(),
  save: signal<SaveOutcome>(),
  /** The directive of the content security policy that was violated. */
  policyReport: signal<string>(),
} as const;

/** Returns a function that gives the seconds since the call. */
export function stopwatch(): () => number {
  const begin = performance.now();
  return () => (performance.now() - begin) / 1000;
}
