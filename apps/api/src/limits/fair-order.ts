/** Identifies who requests work that others are waiting for too. */
export interface Caller {
  /** Undefined for the server's own work. */
  readonly accountId: string | undefined;
  /** As returned by `networkOf`. */
  readonly network: string | undefined;
}

export interface FairOrder {
  /** Returns whose turn it is among those waiting, given in order of arrival. */
  next<Waiting extends { readonly caller: Caller }>(waiting: Iterable<Waiting>): Waiting | undefined;
  /** Records that a caller had a turn. */
  served(caller: Caller): void;
}

/** The most subjects that can have waited recently; a forgotten one counts as new. */
const mostRemembered = 10_000;

/**
 * Gives the turn to the network served longest ago, within it to the account served longest ago, and within that to the
 * first arrival: many calls of one account, or of many accounts behind one address, have a single vote against everyone
 * else.
 */
export function createFairOrder(): FairOrder {
  const lastTurn = new Map<string, number>();
  let turns = 0;

  const note = (subject: string): void => {
    lastTurn.delete(subject);
    lastTurn.set(subject, turns);
    const [oldest] = lastTurn.keys();
    if (lastTurn.size > mostRemembered && oldest !== undefined) lastTurn.delete(oldest);
  };
  const rank = (caller: Caller): readonly [number, number] => [
    lastTurn.get(networkKey(caller)) ?? 0,
    lastTurn.get(accountKey(caller)) ?? 0,
  ];

  return {
    next<Waiting extends { readonly caller: Caller }>(waiting: Iterable<Waiting>) {
      let best: { readonly entry: Waiting; readonly rank: readonly [number, number] } | undefined;
      for (const entry of waiting) {
        const own = rank(entry.caller);
        if (!best || own[0] < best.rank[0] || (own[0] === best.rank[0] && own[1] < best.rank[1])) {
          best = { entry, rank: own };
        }
      }
      return best?.entry;
    },
    served(caller) {
      turns += 1;
      note(networkKey(caller));
      note(accountKey(caller));
    },
  };
}

const networkKey = ({ network }: Caller): string => `network ${network ?? ''}`;
const accountKey = ({ accountId }: Caller): string => `account ${accountId ?? ''}`;
