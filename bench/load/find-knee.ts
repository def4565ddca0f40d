/** The tolerance between the largest number that held and the smallest that did not, as a share. */
const precise = 0.1;
const first = 25;
const growth = 2;

/**
 * The largest number of writers, up to `most`, at which everything holds; 0 if none does. Doubles until something gives
 * way, then halves the distance until it is a tenth.
 */
export async function findKnee(most: number, holds: (writers: number) => Promise<boolean>): Promise<number> {
  let good = 0;
  let bad: number | undefined;
  let next = Math.min(first, most);
  for (;;) {
    if (await holds(next)) good = next;
    else bad = next;
    if (bad === undefined) {
      if (good >= most) return good;
      next = Math.min(most, good * growth);
    } else {
      const middle = Math.floor((good + bad) / 2);
      if (bad - good <= Math.max(1, bad * precise) || middle === good) return good;
      next = middle;
    }
  }
}
