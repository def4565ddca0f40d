import type { SaveResponse } from '@octavo/contract';
import type { ErrorCode } from '@octavo/contract/error-codes';
import type { JournalServer } from '../journal-server.ts';

/** A call as the server received it: its name, and what it was called with. */
export type ServedCall = readonly [name: keyof JournalServer, ...unknown[]];

/** A failed call, as the port throws it. */
export const failedCall = (code: ErrorCode | 'unreachable' | 'timeout'): Error =>
  Object.assign(new Error(`Failed: ${code}`), { code });

/** The answer to a save that was accepted. */
export const saved = (version: number): SaveResponse => ({ version, savedAt: '2026-11-20T09:00:00.000Z' });

/**
 * A server that records the calls on documents. Unless told otherwise it has no document, accepts every text, and Ada is
 * signed in.
 */
export function stubServer(given: Partial<JournalServer> = {}) {
  const calls: ServedCall[] = [];
  const answers: JournalServer = {
    get: async () => Promise.reject(failedCall('not_found')),
    save: async () => saved(2),
    createBlank: async () => ({ id: 'new' }),
    deleteForGood: async () => ({}),
    currentAccount: async () => 'ada',
    ...given,
  };
  const server: JournalServer = {
    get: (id, signal) => {
      calls.push(['get', id]);
      return answers.get(id, signal);
    },
    save: (id, save) => {
      calls.push(['save', id, save]);
      return answers.save(id, save);
    },
    createBlank: (title) => {
      calls.push(['createBlank', title]);
      return answers.createBlank(title);
    },
    deleteForGood: (id) => {
      calls.push(['deleteForGood', id]);
      return answers.deleteForGood(id);
    },
    currentAccount: () => answers.currentAccount(),
  };
  return { server, calls, answer: (more: Partial<JournalServer>) => void Object.assign(answers, more) };
}
