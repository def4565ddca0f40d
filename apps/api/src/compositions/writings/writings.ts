import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '@octavo/contract';
import { AppError } from '../../errors.ts';
import type { EssaySection } from '../essay/essay.ts';
import type { Outline } from '../essay/outline-essay.ts';
import type { Written } from '../written.ts';

/** The progress of an essay. */
export type WritingState = {
  readonly title: string | null;
  /** Target and current word count of each section. */
  readonly sections: readonly { readonly words: number; readonly written: number }[];
  /** As much of the text as the account may read. */
  readonly text: string;
};

/** The finished parts of an essay; after a failure, writing continues from there. */
export type KeptParts = {
  outline?: Outline;
  readonly sections: Map<number, EssaySection>;
};

export type WritingEnd = { readonly id: string } | { readonly error: string; readonly code: ErrorCode };

export type Stopped = { readonly id: string | null };

/** An essay that is being written, or was a moment ago. */
export type Writing = {
  /** Aborted when it is stopped; the client that requested it may have left long before. */
  readonly signal: AbortSignal;
  readonly kept: KeptParts;
  readonly state: WritingState;
  readonly end: WritingEnd | undefined;
  /** Settles with the next change. */
  readonly changed: Promise<void>;
  readonly report: (state: WritingState) => void;
};

type Entry = Writing &
  Named & {
    readonly order: string;
    readonly stop: () => void;
    readonly result: Promise<Written<string>>;
  };

type Named = { readonly accountId: string; readonly writing: string };
type Wanted = Named & { readonly order: string };

export type Writings = ReturnType<typeof createWritings>;

const keptMs = 10 * 60_000;
const mostKept = 2_000;
/** How long a stop waits for a model to end. */
const longestStopMs = 2_000;
const nothing: WritingState = { title: null, sections: [], text: '' };

/** The essays that this process is writing, by the names their callers gave them. */
export function createWritings() {
  const all = new Map<string, Entry>();
  const keyOf = ({ accountId, writing }: Named): string => `${accountId} ${writing}`;

  return {
    /**
     * Writes an essay, or joins the one of that name: it is not started again while running or when finished. A failed
     * one continues where it was, if the same is wanted.
     */
    run(wanted: Wanted, work: (writing: Writing) => Promise<Written<string>>): Promise<Written<string>> {
      const key = keyOf(wanted);
      const before = all.get(key);
      const hasFailed = before?.end !== undefined && 'error' in before.end;
      if (before && !hasFailed) return before.result;
      const kept = before?.order === wanted.order ? before.kept : { sections: new Map() };
      const entry = begin(wanted, kept, work);
      if (all.size >= mostKept) forgetOldest(all);
      all.delete(key);
      all.set(key, entry);
      const forget = (): void => {
        setTimeout(() => all.get(key) === entry && all.delete(key), keptMs).unref();
      };
      entry.result.then(forget, forget);
      return entry.result;
    },
    /** An account's unfinished essays, latest last. */
    running: (accountId: string): { writing: string; title: string | null }[] =>
      [...all.values()]
        .filter((entry) => entry.accountId === accountId && entry.end === undefined)
        .map(({ writing, state }) => ({ writing, title: state.title })),
    find: (named: Named): Writing | undefined => all.get(keyOf(named)),
    /** Returns the document, if it was written by then. Undefined if there is no such essay to stop. */
    async stop(named: Named): Promise<Stopped | undefined> {
      const entry = all.get(keyOf(named));
      if (!entry) return undefined;
      entry.stop();
      await Promise.race([
        Promise.allSettled([entry.result]),
        pause(longestStopMs, undefined, { ref: false }),
      ]);
      return { id: entry.end !== undefined && 'id' in entry.end ? entry.end.id : null };
    },
    close(): Promise<void> {
      for (const entry of all.values()) entry.stop();
      return Promise.allSettled([...all.values()].map(({ result }) => result)).then(() => undefined);
    },
  };
}

function begin(wanted: Wanted, kept: KeptParts, work: (writing: Writing) => Promise<Written<string>>): Entry {
  const stopping = new AbortController();
  let state = nothing;
  let end: WritingEnd | undefined;
  let change = Promise.withResolvers<void>();
  const tell = (): void => {
    const before = change;
    change = Promise.withResolvers();
    before.resolve();
  };
  const writing: Writing = {
    signal: stopping.signal,
    kept,
    get state() {
      return state;
    },
    get end() {
      return end;
    },
    get changed() {
      return change.promise;
    },
    report(next) {
      state = next;
      tell();
    },
  };
  const result = work(writing).then(
    (written) => {
      end = { id: written.value };
      tell();
      return written;
    },
    (error: unknown) => {
      end = failureOf(error);
      tell();
      throw error;
    },
  );
  return Object.defineProperties(
    { ...wanted, result, stop: () => stopping.abort() },
    Object.getOwnPropertyDescriptors(writing),
  ) as Entry;
}

const failureOf = (error: unknown): WritingEnd =>
  error instanceof AppError
    ? { error: error.message, code: error.code }
    : { error: 'The essay could not be written. Please try again.', code: 'internal' };

function forgetOldest(all: Map<string, Entry>): void {
  for (const [key, { end }] of all) {
    if (end === undefined) continue;
    all.delete(key);
    return;
  }
}
