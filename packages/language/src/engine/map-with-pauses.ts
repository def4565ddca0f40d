import { platform } from '#platform';

/** Others wait no longer than this, in milliseconds. */
const longestTurn = 2;

/** `list.map(each)` in turns, so that a long list does not hold up what else the server does. */
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
