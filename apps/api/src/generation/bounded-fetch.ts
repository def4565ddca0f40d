/** Ten times the longest answer of a model with its frames. */
const mostAnswerBytes = 16 * 1024 * 1024;

/**
 * `fetch` for a server that somebody else runs: a redirect is an error, so that a text goes to no other address than
 * the configured one, and an answer breaks off where it is longer than any honest one.
 */
export async function boundedFetch(
  input: Parameters<typeof fetch>[0],
  init?: RequestInit,
  most = mostAnswerBytes,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (!response.body) return response;
  let left = most;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.length;
        if (left < 0) controller.error(new TypeError('The answer is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded, response);
}
