import { platform } from '#platform';

/** The longest turn in milliseconds, so that others wait no longer. */
const longestTurn = 2;

/** `list.map(each)` with pauses, so that a long list does not block the server's other work. */
export async function mapWithPauses<Item, Result>(
  list: readonly Item[],
  each: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of list) {
    if (performance.now() - began > longestTurn) {
      await platform.pause();
      began = performance.now();
    }
    results.push(each(item));
  }
  return results;
}
