/** Finish reason of a stream that says it is done, but not why. */
export const saidDone = 'done';

const done = /^data: ?\[DONE\]\s*$/;
const reason = /"finish_reason"\s*:\s*"[^"]+"/;
const ending = `data: ${JSON.stringify({
  choices: [{ index: 0, delta: {}, finish_reason: saidDone }],
})}\n\n`;

/**
 * A `fetch` that adds the finish reason `done` to streams which end with `[DONE]` alone. The AI SDK drops that line and
 * would consider such a stream cut off.
 */
export const withDoneAsReason =
  (fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await fetcher(input, init);
    if (!response.body || !response.headers.get('content-type')?.includes('event-stream')) return response;
    const lines = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(givingReason())
      .pipeThrough(new TextEncoderStream());
    return new Response(lines, response);
  };

function givingReason(): TransformStream<string, string> {
  let held = '';
  let hasReason = false;
  const pass = (line: string): string => {
    hasReason ||= reason.test(line);
    return done.test(line) && !hasReason ? ending + line : line;
  };
  return new TransformStream({
    transform(text, controller) {
      const lines = (held + text).split(/(?<=\n)/);
      held = lines.at(-1)?.endsWith('\n') === true ? '' : (lines.pop() ?? '');
      if (lines.length > 0) controller.enqueue(lines.map(pass).join(''));
    },
    flush(controller) {
      if (held !== '') controller.enqueue(pass(held));
    },
  });
}
