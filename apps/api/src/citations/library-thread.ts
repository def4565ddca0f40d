import type { Reference } from '@octavo/contract';
import type { Question } from '@octavo/citations/records';
import type { DatabaseSettings } from '../database/connection.ts';
import type { Caller } from '../limits/fair-order.ts';
import { turnThread } from '../workers/turn-thread.ts';

/** Whose library is looked through. */
export type Asker = Caller & { readonly accountId: string };

export interface LibraryJob {
  readonly settings: DatabaseSettings;
  readonly accountId: string;
  /** An address as it is written: a `URL` cannot be sent to a thread. */
  readonly question: Exclude<Question, { kind: 'url' }> | { readonly kind: 'url'; readonly href: string };
}

export interface LibraryThread {
  /** The references that an account has listed in its documents. @throws AppError 503 `busy`, 408 `given_up` */
  find(asker: Asker, question: Question, signal: AbortSignal): Promise<readonly Reference[]>;
  close(): Promise<void>;
}

/** An account may have listed a hundred thousand references. */
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
