/** There is no free place. */
export class RoomFullError extends Error {
  constructor() {
    super('There is no place left.');
  }
}

export type Room = {
  /**
   * Takes one or more places and returns a function that frees them; freeing twice counts once. Never waits.
   * @throws RoomFullError
   */
  take(subject: string | undefined, size?: number): () => void;
};

/** A number of places in this process, of which one subject may take only a share. */
export function createRoom({ places, share }: { readonly places: number; readonly share: number }): Room {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(subject, size = 1) {
      const own = subject === undefined ? 0 : (taken.get(subject) ?? 0);
      if (all + size > places || own + size > share) throw new RoomFullError();
      all += size;
      if (subject !== undefined) taken.set(subject, own + size);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        all -= size;
        if (subject === undefined) return;
        const left = (taken.get(subject) ?? size) - size;
        if (left > 0) taken.set(subject, left);
        else taken.delete(subject);
      };
    },
  };
}

/** Places of which one account and one network may each take a share. */
export interface SharedPlaces {
  readonly places: number;
  readonly ofAccount: number;
  readonly ofNetwork: number;
}

export type SharedRoom = {
  /** As in a `Room`. @throws RoomFullError */
  take(
    caller: { readonly accountId: string | undefined; readonly network: string | undefined },
    size?: number,
  ): () => void;
};

/**
 * A room in which an account has a share, and all accounts behind one address together have another, since accounts
 * cost nothing.
 */
export function createSharedRoom({ places, ofAccount, ofNetwork }: SharedPlaces): SharedRoom {
  const accounts = createRoom({ places, share: ofAccount });
  const networks = createRoom({ places, share: ofNetwork });
  return {
    take({ accountId, network }, size) {
      const leave = networks.take(network, size);
      try {
        const leaveToo = accounts.take(accountId, size);
        return () => {
          leave();
          leaveToo();
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
