import { AppError } from '../errors.ts';
import { createKeyedSemaphore } from '../limits/keyed-semaphore.ts';
import type { Limit, Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { QueueFullError } from '../limits/semaphore.ts';
import { hashToken } from '../session/session-token.ts';

const tenMinutes = 10 * 60 * 1000;
const refusal = 'Too many codes were tried.';
/** Counts wrong codes, whatever the call: signing in, checking whether a code is free, creating an account. */
export const wrongCodesOfNetwork: Limit = {
  name: 'wrong codes of a network',
  most: 20,
  window: tenMinutes,
  refusal,
};
/** Per code and network, so that nobody can lock others out of their code. */
export const wrongTriesOfCode: Limit = {
  name: 'wrong tries of a code',
  most: 10,
  window: tenMinutes,
  refusal,
};

/** More per network than can get a turn within the time of a call. */
const mostWaiting = 500;

export interface CodeGuesses {
  /**
   * Asks something about a code, unless too many wrong codes came from there, and counts the answer if the code opens
   * nothing.
   * @throws AppError 429 `too_many_attempts`, 503 `busy`
   */
  ask<Answer>(question: {
    readonly code: string;
    readonly address: string;
    readonly signal: AbortSignal;
    readonly answer: () => Promise<Answer>;
    readonly isWrong: (answer: Answer) => boolean;
  }): Promise<Answer>;
}

export interface GuessLimits {
  readonly ofNetwork: Limit;
  /** Per network, too. */
  readonly ofCode: Limit;
}

const usual: GuessLimits = { ofNetwork: wrongCodesOfNetwork, ofCode: wrongTriesOfCode };

export function createCodeGuesses(limits: Limits, { ofNetwork, ofCode } = usual): CodeGuesses {
  // One at a time: otherwise concurrent attempts would all pass before the first is counted.
  const lines = createKeyedSemaphore({ atOnce: 1, waiting: mostWaiting });
  return {
    async ask({ code, address, signal, answer, isWrong }) {
      const network = networkOf(address);
      const subject = `${network} ${hashToken(code.trim().toLowerCase())}`;
      const end = await lines.take(network, signal).catch((error: unknown) => {
        throw error instanceof QueueFullError ? busy() : error;
      });
      try {
        await limits.requireRoomByAddress(ofNetwork, address);
        await limits.requireRoom(ofCode, subject);
        const answered = await answer();
        if (isWrong(answered)) {
          await limits.takeByAddress(ofNetwork, address);
          await limits.take(ofCode, subject);
        }
        return answered;
      } finally {
        end();
      }
    },
  };
}

const busy = (): AppError =>
  new AppError('busy', 503, 'Many codes are being tried right now. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  });
