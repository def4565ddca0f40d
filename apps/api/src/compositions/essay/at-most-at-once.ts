/**
 * Runs all tasks, a limited number at once, and returns their results in order. The first failure stops the others, and
 * is thrown once all have ended.
 */
export async function atMostAtOnce<Task, Result>(
  tasks: readonly Task[],
  most: number,
  signal: AbortSignal,
  run: (task: Task, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const results = new Map<Task, Result>();
  const waiting = [...tasks];
  let failure: { readonly error: unknown } | undefined;
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      try {
        results.set(task, await run(task, either));
      } catch (error) {
        failure ??= { error };
        stop.abort();
        return;
      }
      if (either.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  signal.throwIfAborted();
  if (failure) throw failure.error;
  return [...tasks].flatMap((task) => {
    const result = results.get(task);
    return result === undefined ? [] : [result];
  });
}
