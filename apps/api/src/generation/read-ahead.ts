/**
 * Runs through sources in their order while the next ones are read already, `ahead` of them at most. The first that
 * fails ends all.
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

/** Reads a source at once and keeps what nobody has asked for yet. */
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
  // Its failure is told to whoever reads; nobody may come to read it.
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
