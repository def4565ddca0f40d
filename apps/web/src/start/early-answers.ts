import { discard } from '../api/discard.ts';

declare global {
  /** What was asked for before the app was there, by address. The script in the head of the page makes it. */
  var octavoEarly: Map<string, Promise<Response>> | undefined;
}

/** What is asked for before the app is there may be this old when the app takes it, in milliseconds. */
const mostAge = 30_000;

/** Asks for an address before the app does. */
export function askEarly(address: string): Promise<Response> {
  const answer = fetch(address, { credentials: 'include' });
  // Whoever takes it hears of it; nobody may.
  answer.catch(() => {});
  (globalThis.octavoEarly ??= new Map()).set(address, answer);
  return answer;
}

/**
 * The answer of an address that was asked for while the page was being fetched. It is given once: whoever asks again
 * wants to know what holds by then.
 */
export function takeEarly(address: string): Promise<Response> | null {
  const answer = globalThis.octavoEarly?.get(address);
  if (answer === undefined) return null;
  globalThis.octavoEarly?.delete(address);
  if (performance.now() < mostAge) return answer;
  answer.then(({ body }) => discard(body)).catch(() => {});
  return null;
}

/** When all that was asked for has come to its end, so that it is in the cache. */
export async function earlyRead(): Promise<void> {
  await Promise.all(
    [...(globalThis.octavoEarly?.values() ?? [])].map(async (answer) => (await answer).text()),
  );
}
