import { discard } from '../api/discard.ts';

declare global {
  /** Requests made before the app started, by address. Created by the script in the head of the page. */
  var octavoEarly: Map<string, Promise<Response>> | undefined;
}

/** How old an early answer may be when the app takes it, in milliseconds. */
const mostAge = 30_000;

/** Requests an address before the app does. */
export function askEarly(address: string): Promise<Response> {
  const answer = fetch(address, { credentials: 'include' });
  // The code that takes the answer handles the error; possibly none does.
  answer.catch(() => {});
  (globalThis.octavoEarly ??= new Map()).set(address, answer);
  return answer;
}

/**
 * The answer of an address that was requested while the page was being fetched. It is returned only once: a second
 * request wants the current state.
 */
export function takeEarly(address: string): Promise<Response> | null {
  const answer = globalThis.octavoEarly?.get(address);
  if (answer === undefined) return null;
  globalThis.octavoEarly?.delete(address);
  if (performance.now() < mostAge) return answer;
  answer.then(({ body }) => discard(body)).catch(() => {});
  return null;
}

/** Resolves when all early requests have finished, so that their answers are in the cache. */
export async function earlyRead(): Promise<void> {
  await Promise.all(
    [...(globalThis.octavoEarly?.values() ?? [])].map(async (answer) => (await answer).text()),
  );
}
