import {
  type CheckJob,
  type DictionaryAnswer,
  type DictionaryJob,
  dictionaryScript,
  type Finding,
  harperScript,
} from '@octavo/language';
import { WorkerPool } from '../workers/worker-pool.ts';

const limits = {
  maxBatches: 64,
  share: { account: 8, network: 40 },
  jobTimeoutMs: 20_000,
  // Several times what they need: V8 collects garbage relative to how far a heap may grow, and French takes 185 MB
  // instead of 255.
  memoryMegabytes: 512,
  youngMegabytes: 16,
};

/** Each thread holds one Harper, about 420 MB (docs/operations.md). */
export const harperPool = (threads: number): WorkerPool<CheckJob, Finding[]> =>
  new WorkerPool({ script: harperScript, size: threads, ...limits });

/** A thread starts with the first text that needs it, and loads a dictionary only when a text asks for it. */
export const dictionaryPool = (threads: number): WorkerPool<DictionaryJob, DictionaryAnswer> =>
  new WorkerPool({ script: dictionaryScript, size: threads, ...limits });
