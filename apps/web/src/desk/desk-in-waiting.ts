interface Closable {
  readonly id: string;
  readonly close: () => void;
}

/**
 * Opens a desk while a page is drawn for the first time, once: React may throw that drawing away and begin again, for
 * a lazy part that is not there yet, and the second time takes the desk that the first has opened.
 */
export function deskInWaiting<Desk extends Closable>(open: (id: string) => Desk) {
  let waiting: Desk | null = null;

  return {
    /** The desk that waits for its page, else a new one; one that waits for another page is closed. */
    take: (id: string): Desk => {
      if (waiting?.id === id) return waiting;
      waiting?.close();
      waiting = open(id);
      return waiting;
    },
    /** Its page is there, and closes it from now on. */
    shown: (desk: Desk): void => {
      if (waiting === desk) waiting = null;
    },
  };
}
