/** A call under test: pending until the test settles it, and records its input. */
export interface Call<I, O> {
  readonly input: I;
  readonly signal: AbortSignal;
  readonly resolve: (output: O) => Promise<void>;
  readonly reject: (error: unknown) => Promise<void>;
}

/** A promise creator for `fromPromise`, with the calls made of it in order. */
export function callsOf<I, O>() {
  const calls: Call<I, O>[] = [];
  const creator = ({ input, signal }: { input: I; signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<O>();
    calls.push({
      input,
      signal,
      resolve: (output) => (resolve(output), settled()),
      reject: (error) => (reject(error), settled()),
    });
    return promise;
  };
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was called yet');
    return call;
  };
  return { calls, creator, last };
}

/** Lets settled promises take effect. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
