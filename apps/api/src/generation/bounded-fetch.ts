/** Ten times a model's longest answer, including its framing. */
const mostAnswerBytes = 16 * 1024 * 1024;

/**
 * `fetch` for a server run by somebody else: a redirect is an error, so that text is sent only to the configured
 * address, and an answer longer than any honest one is aborted.
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
