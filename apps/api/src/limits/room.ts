/** Whoever comes to a full room. */
export class RoomFullError extends Error {
  constructor() {
    super('There is no place left.');
  }
}

export type Room = {
  /**
   * Takes a place, or several, and gives what frees them; freeing them twice counts once. Nobody waits here.
   * @throws RoomFullError
   */
  take(subject: string | undefined, size?: number): () => void;
};

/** A number of places in this process, of which one subject may take a share only. */
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

/** Places of which one account and one network may take a share each. */
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

/** A room in which an account has a share, and all accounts behind one address together another: accounts cost nothing. */
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
