/** Whoever comes to a full room. */
export class RoomFullError extends Error {
  constructor() {
    super('There is no place left.');
  }
}

export type Room = {
  /**
   * Takes a place and gives what frees it; freeing it twice counts once. Nobody waits here.
   * @throws RoomFullError
   */
  take(subject: string | undefined): () => void;
};

/** A number of places in this process, of which one subject may take a share only. */
export function createRoom({ places, share }: { readonly places: number; readonly share: number }): Room {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    take(subject) {
      const own = subject === undefined ? 0 : (taken.get(subject) ?? 0);
      if (all >= places || own >= share) throw new RoomFullError();
      all += 1;
      if (subject !== undefined) taken.set(subject, own + 1);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        all -= 1;
        if (subject === undefined) return;
        const left = (taken.get(subject) ?? 1) - 1;
        if (left > 0) taken.set(subject, left);
        else taken.delete(subject);
      };
    },
  };
}
