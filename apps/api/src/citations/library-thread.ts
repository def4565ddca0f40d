import type { Reference } from '@octavo/contract';
import type { Question } from '@octavo/citations/records';
import type { DatabaseSettings } from '../database/connection.ts';
import type { Caller } from '../limits/fair-order.ts';
import { turnThread } from '../workers/turn-thread.ts';

/** The account whose library is searched. */
export type Asker = Caller & { readonly accountId: string };

export interface LibraryJob {
  readonly settings: DatabaseSettings;
  readonly accountId: string;
  /** The address as text: a `URL` object cannot be sent to a thread. */
  readonly question: Exclude<Question, { kind: 'url' }> | { readonly kind: 'url'; readonly href: string };
}

export interface LibraryThread {
  /** The references listed in an account's documents. @throws AppError 503 `busy`, 408 `given_up` */
  find(asker: Asker, question: Question, signal: AbortSignal): Promise<readonly Reference[]>;
  close(): Promise<void>;
}

/** Runs in a thread because an account may have listed a hundred thousand references. */
export function libraryThread(settings: DatabaseSettings): LibraryThread {
  const thread = turnThread<LibraryJob, readonly Reference[]>(new URL('library-worker.ts', import.meta.url), {
    busy: 'Many people are looking for sources right now. Please try again in a moment.',
    givenUp: 'The search for sources was given up.',
  });
  return {
    find(asker, question, signal) {
      const sent = question.kind === 'url' ? ({ kind: 'url', href: question.url.href } as const) : question;
      return thread.run({ settings, accountId: asker.accountId, question: sent }, asker, signal);
    },
    close: () => thread.close(),
  };
}
