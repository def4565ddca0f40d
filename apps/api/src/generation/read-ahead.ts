/**
 * Iterates over sources in order while up to `ahead` of the following ones are already being read. The first failure
 * ends everything.
 */
export async function* readAhead<Item>(
  sources: readonly (() => AsyncIterable<Item>)[],
  ahead: number,
): AsyncGenerator<Item, void, void> {
  const running: AsyncIterable<Item>[] = [];
  let next = 0;
  while (running.length > 0 || next < sources.length) {
    for (; running.length <= ahead && next < sources.length; next++) {
      const source = sources[next];
      if (source !== undefined) running.push(buffered(source()));
    }
    yield* running.shift() ?? [];
  }
}

/** Starts reading a source at once and buffers its items. */
function buffered<Item>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  const items: Item[] = [];
  let wake = Promise.withResolvers<void>();
  let over = false;
  const read = async (): Promise<void> => {
    try {
      for await (const item of source) {
        items.push(item);
        wake.resolve();
      }
    } finally {
      over = true;
      wake.resolve();
    }
  };
  const reading = read();
  // A failure is reported to the reader; this avoids an unhandled rejection if there is none.
  reading.catch(() => undefined);
  return (async function* () {
    for (;;) {
      while (items.length > 0) yield* items.splice(0);
      if (over) return await reading;
      await wake.promise;
      wake = Promise.withResolvers();
    }
  })();
}
